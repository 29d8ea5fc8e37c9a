import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { studentActsMachine } from '../../../machines/universities/student-acts.ts';
import ConfirmDialog from '../../ui/dialog/ConfirmDialog.tsx';
import { MoveFailed } from '../../ui/status/MoveFailed.tsx';
import { type Asked, questionOf } from './act-words.ts';
import WriteDialog from './WriteDialog.tsx';

interface Props {
  snapshot: SnapshotFrom<typeof studentActsMachine>;
  send: (event: EventFromLogic<typeof studentActsMachine>) => void;
  /** What the student is called. */
  student: string;
}

/** What is written or asked before an act about a student. */
export default function ActDialogs({ snapshot, send, student }: Props) {
  const { writing, act, failure } = snapshot.context;
  const shared = { isBusy: snapshot.hasTag('busy') };
  return (
    <>
      {snapshot.hasTag('form') && writing && (
        <WriteDialog
          writing={writing}
          student={student}
          failure={failure}
          onSubmit={(text) => send({ type: 'submit', text })}
          onCancel={() => send({ type: 'cancel' })}
          {...shared}
        />
      )}
      {snapshot.hasTag('question') && act && (
        <ConfirmDialog
          {...questionOf(act as Asked, student)}
          no="Cancel"
          onYes={() => send({ type: 'confirm' })}
          onNo={() => send({ type: 'cancel' })}
          {...shared}
        >
          <MoveFailed failure={failure} />
        </ConfirmDialog>
      )}
    </>
  );
}
