import type { Applicant } from '../../../../contract/applicants.ts';
import type { ApplicationEvent } from '../../../../contract/applications.ts';
import { applicationMoves } from '../../../../machines/lifecycle/moves.ts';
import { actLabels } from './act-words.ts';
import { useDeciding } from './deciding.ts';

interface Props {
  applicant: Applicant;
  isSmall?: boolean;
}

/** What the company may do about one application now; nothing where nothing may be done. */
export function Acts({ applicant, isSmall = false }: Props) {
  const { decide, isFull } = useDeciding();
  const moves = applicationMoves(applicant.status, 'Company');
  if (moves.length === 0) return null;
  const fullId = `full-${applicant.applicationId}${isSmall ? '' : '-here'}`;
  const isBlocked = (event: ApplicationEvent) => event === 'offer' && isFull;
  return (
    <div className={isSmall ? 'acts acts-small' : 'acts'}>
      {moves.map((event) => (
        <button
          key={event}
          type="button"
          data-column={event}
          className={`btn ${isSmall ? 'btn-sm ' : ''}${lookOf(event, isSmall)}`}
          disabled={isBlocked(event)}
          aria-describedby={isBlocked(event) ? fullId : undefined}
          onClick={() => decide(event, [applicant])}
        >
          {actLabels[event]}
          <span className="visually-hidden"> {applicant.studentName}</span>
        </button>
      ))}
      {moves.some(isBlocked) && (
        <span className={isSmall ? 'visually-hidden' : 'soft'} id={fullId}>
          All places have been offered or taken.
        </span>
      )}
    </div>
  );
}

/** An offer stands out, but in a list none of a hundred does. */
function lookOf(event: ApplicationEvent, isSmall: boolean): string {
  if (event === 'reject') return 'btn-quiet';
  return event === 'offer' && !isSmall ? 'btn-primary' : 'btn-outline-primary';
}
