import type { Applicant } from '../../../../contract/applications/applicants.ts';
import type { ApplicationEvent } from '../../../../contract/applications/moves.ts';
import { applicationMoves, isFreeTo } from '../../../../machines/lifecycle/application.ts';
import { Button, type ButtonLook } from '../../../ui/form/Button.tsx';
import { labelOf } from './act-words.ts';
import { useDeciding } from './deciding.ts';

interface Props {
  applicant: Applicant;
  isSmall?: boolean;
}

/** Each act keeps its position. An impossible one leaves a gap, so that no other takes its place under a pointer. */
const answers: readonly ApplicationEvent[] = ['shortlist', 'offer', 'reject'];

/** Acts of the company on one application; nothing if there are none. */
export function Acts({ applicant, isSmall = false }: Props) {
  const { decide, obstacleTo } = useDeciding();
  const moves: ApplicationEvent[] = applicationMoves(applicant.status, 'Company').filter(
    (event) => event !== 'unshortlist' && isFreeTo(event, applicant),
  );
  const isBound = applicant.status === 'Offered' && applicant.offerOpened;
  if (isBound && !isSmall)
    return (
      <p className="soft m-0">
        The student has opened the offer. It stands until they answer or it ends.
      </p>
    );
  if (moves.length === 0) return null;
  const places = moves.some((event) => answers.includes(event)) ? answers : moves;
  const whyId = `why-${applicant.applicationId}${isSmall ? '' : '-here'}`;
  const obstacle = moves.map(obstacleTo).find(Boolean);
  return (
    <div className={isSmall ? 'acts acts-small' : 'acts'}>
      {places.map((event) =>
        moves.includes(event) ? (
          <Button
            key={event}
            data-column={event}
            size={isSmall ? 'sm' : undefined}
            look={lookOf(event, isSmall)}
            disabled={obstacleTo(event) !== null}
            aria-describedby={obstacleTo(event) ? whyId : undefined}
            onClick={() => decide(event, [applicant])}
          >
            {labelOf(event, applicant)}
            <span className="visually-hidden"> {applicant.studentName}</span>
          </Button>
        ) : (
          <span
            key={event}
            className={`btn ${isSmall ? 'btn-sm ' : ''}invisible`}
            aria-hidden="true"
          >
            {labelOf(event, applicant)}
          </span>
        ),
      )}
      {obstacle && (
        <span className={isSmall ? 'visually-hidden' : 'soft'} id={whyId}>
          {obstacle}
        </span>
      )}
    </div>
  );
}

/** In full an offer stands out; in a list of a hundred none does. */
function lookOf(event: ApplicationEvent, isSmall: boolean): ButtonLook {
  if (event === 'reject' || event === 'end') return 'quiet';
  return event === 'offer' && !isSmall ? 'primary' : 'outline';
}
