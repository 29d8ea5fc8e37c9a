import { useState } from 'react';
import { Button } from '../../ui/form/Button.tsx';
import { lazy } from '../../ui/reading/lazy.tsx';

const UnconfirmedDialog = lazy(() => import('./UnconfirmedDialog.tsx'));

/** Counts the unconfirmed students who say that they study here, and shows nothing else about them. */
export function Unconfirmed({ count }: { count: number }) {
  const [isOpen, setOpen] = useState(false);
  if (count === 0 && !isOpen) return null;
  return (
    <>
      {count > 0 && (
        <p className="cluster gap-3 align-items-center mb-4">
          {count === 1
            ? '1 student names your university without an address of it.'
            : `${count.toLocaleString('en')} students name your university without an address of it.`}
          <Button size="sm" onClick={() => setOpen(true)}>
            Confirm {count === 1 ? 'them' : 'them one by one'}
          </Button>
        </p>
      )}
      {isOpen && <UnconfirmedDialog onClose={() => setOpen(false)} />}
    </>
  );
}
