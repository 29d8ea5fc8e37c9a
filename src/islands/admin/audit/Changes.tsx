import { useState } from 'react';
import { Button } from '../../ui/form/Button.tsx';
import { lazy } from '../../ui/reading/lazy.tsx';
import type { Change } from './changed-fields.ts';

const ChangesDialog = lazy(() => import('./ChangesDialog.tsx'));

/** Folded at first. */
export function Changes({ entry }: { entry: Change }) {
  const [isOpen, open] = useState(false);
  if (!entry.before && !entry.after) return <span className="soft">No details</span>;
  return (
    <>
      <Button look="link" className="audit-show p-0" onClick={() => open(true)}>
        Show<span className="visually-hidden"> changes: {entry.subject}</span>
      </Button>
      {isOpen && <ChangesDialog entry={entry} onClose={() => open(false)} />}
    </>
  );
}
