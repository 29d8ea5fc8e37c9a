import { isUnderWay } from '../../../api/read/reports.ts';
import type { BulkAction } from '../../../contract/reports/bulk-actions.ts';
import { momentOf } from '../../ui/status/dates.ts';
import { consequencesOf, outcomeOf, peopleOf } from './words.ts';

/** One act about many: what would follow, how far it is, or what came of it. */
export function BulkActionState({ act }: { act: BulkAction }) {
  if (act.state === 'proposed') {
    return (
      <>
        {consequencesOf(act).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p className="soft mb-0">
          {act.act === 'delete' ? 'You cannot undo this.' : 'You can undo this for 24 hours.'}
        </p>
      </>
    );
  }
  const { handled, people, refusals, refused, undoUntil } = act;
  return (
    <>
      {isUnderWay(act) ? (
        <label className="stack gap-2">
          <span role="status">
            {act.state === 'taking back' ? 'Undoing' : 'Under way'}: {handled.toLocaleString('en')}{' '}
            of {peopleOf(act.kind, people)}. You can close this; it continues.
          </span>
          <progress
            className="w-100"
            max={people}
            value={act.state === 'taking back' ? undefined : handled}
          />
        </label>
      ) : (
        <p role="status">{outcomeOf(act)}.</p>
      )}
      {refused > 0 && (
        <>
          <p>{peopleOf(act.kind, refused)} left as they were:</p>
          <ul className="refusals plain-list mb-4">
            {refusals.map(({ label, reason }) => (
              <li key={`${label} ${reason}`}>
                <strong>{label}</strong>
                <p className="mt-1 mb-0">{reason}</p>
              </li>
            ))}
          </ul>
        </>
      )}
      {undoUntil && <p className="soft mb-0">You can undo this until {momentOf(undoUntil)}.</p>}
    </>
  );
}
