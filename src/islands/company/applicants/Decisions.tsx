import type { Applicant } from '../../../contract/applicants.ts';
import type { ApplicationEvent } from '../../../contract/applications.ts';
import { applicationMoves } from '../../../machines/lifecycle/moves.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';

interface Props {
  applicant: Applicant;
  hasFreePlace: boolean;
  deciding: ApplicationEvent | null;
  onDecide: (event: ApplicationEvent) => void;
}

const looks: Partial<Record<ApplicationEvent, { label: string; className: string }>> = {
  shortlist: { label: 'Shortlist', className: 'btn-outline-primary' },
  offer: { label: 'Offer a place', className: 'btn-primary' },
  reject: { label: 'Reject', className: 'btn-quiet' },
  complete: { label: 'Mark as completed', className: 'btn-outline-primary' },
};

/** What the company may do about one application now; nothing when nothing may be done. */
export function Decisions({ applicant, hasFreePlace, deciding, onDecide }: Props) {
  const moves = applicationMoves(applicant.status, 'Company');
  if (moves.length === 0) return null;
  const fullId = `full-${applicant.applicationId}`;
  const isFull = moves.includes('offer') && !hasFreePlace;
  return (
    <div className="applicant-acts">
      {moves.map((event) => (
        <BusyButton
          key={event}
          className={`btn ${looks[event]?.className}`}
          busy={deciding === event}
          disabled={(deciding !== null && deciding !== event) || (event === 'offer' && isFull)}
          aria-describedby={event === 'offer' && isFull ? fullId : undefined}
          onClick={() => onDecide(event)}
        >
          {looks[event]?.label}
          <span className="visually-hidden"> {applicant.studentName}</span>
        </BusyButton>
      ))}
      {isFull && (
        <span className="soft" id={fullId}>
          All places are taken or offered.
        </span>
      )}
    </div>
  );
}
