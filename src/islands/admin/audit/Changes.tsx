import { useState } from 'react';
import { lazy } from '../../ui/reading/lazy.tsx';
import type { Change } from './changed-fields.ts';

const ChangesDialog = lazy(() => import('./ChangesDialog.tsx'));

/** What an act changed, one press away. */
export function Changes({ entry }: { entry: Change }) {
  const [isOpen, open] = useState(false);
  if (!entry.before && !entry.after) return <span className="soft">No details</span>;
  return (
    <>
      <button type="button" className="btn btn-link audit-show p-0" onClick={() => open(true)}>
        Show<span className="visually-hidden"> changes: {entry.subject}</span>
      </button>
      {isOpen && <ChangesDialog entry={entry} onClose={() => open(false)} />}
    </>
  );
}
