import type { Room } from '../../../../contract/engagements.ts';
import type { Failure } from '../../../../machines/calls/failure.ts';
import type { RoomAct, RoomTask } from '../../../../machines/engagements/room-acts.ts';
import { DeliverDialog } from './DeliverDialog.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import { WordsDialog } from './WordsDialog.tsx';

export interface ActProps<Task = RoomTask> {
  task: Task;
  room: Room;
  failure: Failure | null;
  isBusy: boolean;
  onSubmit: (act: RoomAct) => void;
  onCancel: () => void;
}

/** What is written before an act in a room. */
export default function ActDialog({ task, ...props }: ActProps) {
  switch (task.kind) {
    case 'propose plan':
      return <PlanDialog task={task} {...props} />;
    case 'deliver':
      return <DeliverDialog task={task} {...props} />;
    default:
      return <WordsDialog task={task} {...props} />;
  }
}
