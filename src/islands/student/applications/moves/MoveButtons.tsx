import ModalFooter from 'react-bootstrap/ModalFooter';
import type { ApplicationDetail } from '../../../../contract/applications/applications.ts';
import type { ApplicationEvent } from '../../../../contract/applications/moves.ts';
import { applicationMoves } from '../../../../machines/lifecycle/moves.ts';
import { BusyButton } from '../../../ui/form/BusyButton.tsx';
import { moveLook } from './move-look.ts';

interface Props {
  application: ApplicationDetail;
  /** The move under way, if one is. */
  moving: ApplicationEvent | null;
  onMove: (event: ApplicationEvent) => void;
}

/**
 * What the student may do now, with the most welcome answer last; nothing once all is decided. Withdrawing
 * stands apart, so that it never comes to where an answer stood.
 */
export function MoveButtons({ application, moving, onMove }: Props) {
  const isAnswered = application.timeline.some(({ event }) => event === 'answer');
  const { status } = application;
  const moves = applicationMoves(status, 'Student').filter(
    (event) =>
      (event !== 'answer' || !isAnswered) &&
      // An offer is accepted or declined.
      (event !== 'withdraw' || status !== 'Offered'),
  );
  if (moves.length === 0) return null;
  return (
    <ModalFooter className="application-moves">
      {moves.toReversed().map((event) => (
        <BusyButton
          key={event}
          look={moveLook[event]?.look}
          className={event === 'withdraw' ? 'me-auto' : ''}
          busy={moving === event}
          disabled={moving !== null && moving !== event}
          onClick={() => onMove(event)}
        >
          {moveLook[event]?.label}
        </BusyButton>
      ))}
    </ModalFooter>
  );
}
