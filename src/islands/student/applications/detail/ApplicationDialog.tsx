import { useMachine } from '@xstate/react';
import { type ReactNode, useEffect, useRef } from 'react';
import ModalBody from 'react-bootstrap/ModalBody';
import type { Application, ApplicationEvent } from '../../../../contract/applications.ts';
import { applicationDetailMachine } from '../../../../machines/applications/application-detail.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { LoadFailed } from '../../../ui/list/Empty.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { MoveButtons } from '../moves/MoveButtons.tsx';
import { ApplicationAsListed, ApplicationInFull } from './ApplicationInFull.tsx';
import './application-dialog.scss';

interface Props {
  id: number;
  /** As the list has it, where it does. */
  listed: Application | null;
  moving: ApplicationEvent | null;
  failed: ReactNode;
  onMove: (application: Application, event: ApplicationEvent) => void;
  /** Told what was read where it differs from the list. */
  onRead: (application: Application) => void;
  onClose: () => void;
}

/** One application in full, whether or not the list shows it. */
export default function ApplicationDialog(props: Props) {
  const { id, listed, moving, failed, onMove, onRead, onClose } = props;
  const [snapshot, send] = useMachine(applicationDetailMachine, { input: { id } });
  const { detail } = snapshot.context;

  const known = useRef(listed);
  useEffect(() => {
    if (known.current !== listed) send({ type: 'refresh' });
    known.current = listed;
  }, [listed, send]);
  // Only what has just been read: what was known before is older than the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list itself is no news
  useEffect(() => {
    if (detail && listed && detail.status !== listed.status) onRead(detail);
  }, [detail, onRead]);

  const shown = detail && { ...detail, ...listed };
  return (
    <Dialog title={(shown ?? listed)?.projectTitle ?? 'Application'} width={600} onClose={onClose}>
      <ModalBody aria-busy={snapshot.matches('loading')}>
        {failed}
        {snapshot.matches('absent') &&
          (listed ? (
            <ApplicationAsListed application={listed} />
          ) : (
            <p role="alert">There is no such application of yours.</p>
          ))}
        {snapshot.matches('failed') && (
          <LoadFailed
            sentence="This application could not be loaded. Please try again later."
            onRetry={() => send({ type: 'retry' })}
          />
        )}
        {snapshot.matches('outdated') && (
          <Alert kind="warning">
            This application could not be read again, and may have changed since.{' '}
            <button
              type="button"
              className="btn btn-link alert-act"
              onClick={() => send({ type: 'retry' })}
            >
              Try again
            </button>
          </Alert>
        )}
        {snapshot.matches('loading') && !shown && <ApplicationLoading />}
        {shown && !snapshot.matches('absent') && <ApplicationInFull application={shown} />}
      </ModalBody>
      {shown && !snapshot.matches('absent') && (
        <MoveButtons application={shown} moving={moving} onMove={(event) => onMove(shown, event)} />
      )}
    </Dialog>
  );
}

function ApplicationLoading() {
  return (
    <div className="placeholder-glow">
      <p className="visually-hidden" role="status">
        Loading the application…
      </p>
      <span className="placeholder application-loading" aria-hidden="true" />
    </div>
  );
}
