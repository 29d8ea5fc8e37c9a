import { useState } from 'react';

/** Tells a person who asked for another role's area why they are in their own. */
export function WrongRoleNotice({ search }: { search: Record<string, string> }) {
  const [isShown, show] = useState(search.reason === 'other-role');
  if (!isShown) return null;
  return (
    <div className="area-notice">
      <div className="alert alert-info d-flex gap-3 mb-0" role="status">
        <span className="flex-grow-1">
          That page is for another type of account. This is your own area.
        </span>
        <button
          type="button"
          className="btn-close"
          aria-label="Close"
          onClick={() => show(false)}
        />
      </div>
    </div>
  );
}
