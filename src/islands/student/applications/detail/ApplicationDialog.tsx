import type { ReactNode } from 'react';
import ModalBody from 'react-bootstrap/ModalBody';
import ModalFooter from 'react-bootstrap/ModalFooter';
import { applicationInFull } from '../../../../api/read/applications.ts';
import { isAbsent, useRead } from '../../../../api/read/useRead.ts';
import type {
  Application,
  ApplicationDetail,
} from '../../../../contract/applications/applications.ts';
import type { ApplicationEvent } from '../../../../contract/applications/moves.ts';
import { applicationMoves, tookPart } from '../../../../machines/lifecycle/application.ts';
import { workAddress } from '../../../features/engagements/work-address.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { BusyButton } from '../../../ui/form/BusyButton.tsx';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { Reading } from '../../../ui/reading/Reading.tsx';
import { Skeleton } from '../../../ui/reading/Skeleton.tsx';
import { screens } from '../../screens.ts';
import { moveLook } from '../moves/move-look.ts';
import type { Wish } from '../moves/useMoves.ts';
import { ApplicationAsListed, ApplicationInFull } from './ApplicationInFull.tsx';
import './application-dialog.scss';

interface Props {
  id: number;
  /** As the list has it, where it does. */
  listed: Application | null;
  moving: ApplicationEvent | null;
  failed: ReactNode;
  addressOfEdit: string;
  onMove: (wish: Wish) => void;
  onClose: () => void;
}

/** One application in full, whether or not the list shows it. */
export default function ApplicationDialog({ id, listed, moving, failed, ...props }: Props) {
  const { addressOfEdit, onMove, onClose } = props;
  // A question replaces this dialog for a moment; the data is not read again afterwards.
  const detail = useRead({ ...applicationInFull(id), staleTime: 60_000 });
  const shown = isAbsent(detail) ? undefined : detail.data;
  return (
    <Dialog title={(shown ?? listed)?.projectTitle ?? 'Application'} width={600} onClose={onClose}>
      <ModalBody aria-busy={detail.isLoading}>
        {failed}
        <Reading
          of={detail}
          loading={<Skeleton of="the application" lines={1} line="skeleton h-18" />}
          failed="This application could not be loaded. Try again later."
          absent={
            listed ? (
              <ApplicationAsListed application={listed} />
            ) : (
              <p role="alert">Application not found.</p>
            )
          }
        >
          {(application) => (
            <ApplicationInFull application={application} addressOfEdit={addressOfEdit} />
          )}
        </Reading>
      </ModalBody>
      {shown && (
        <MoveButtons
          application={shown}
          moving={moving}
          onMove={(event) =>
            onMove({
              application: shown,
              event,
              version: event === 'accept' ? shown.project.version : undefined,
            })
          }
        />
      )}
    </Dialog>
  );
}

interface MoveButtonsProps {
  application: ApplicationDetail;
  /** The move under way, if one is. */
  moving: ApplicationEvent | null;
  onMove: (event: ApplicationEvent) => void;
}

/**
 * Acts of the student, the most welcome last, and the link to the work; nothing once all is decided. Withdrawing is
 * apart, so that it never moves to where an answer was.
 */
function MoveButtons({ application, moving, onMove }: MoveButtonsProps) {
  const isAnswered = application.timeline.some(({ event }) => event === 'answer');
  const { status } = application;
  const moves = applicationMoves(status, 'Student').filter(
    (event) =>
      (event !== 'answer' || !isAnswered) &&
      // An offer is accepted or declined.
      (event !== 'withdraw' || status !== 'Offered'),
  );
  const hasWork = (tookPart as readonly string[]).includes(status);
  if (moves.length === 0 && !hasWork) return null;
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
      {hasWork && (
        <ScreenLink
          to={workAddress(screens.work, { engagement: application.applicationId })}
          className="btn btn-primary"
        >
          Open the work
        </ScreenLink>
      )}
    </ModalFooter>
  );
}
