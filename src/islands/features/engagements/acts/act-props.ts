import type { Failure } from '../../../../api/act/failure.ts';
import type { Room } from '../../../../contract/engagements/engagements.ts';
import type { RoomAct } from '../../../../machines/engagements/perform-act.ts';
import type { RoomTask } from '../../../../machines/engagements/room-acts.ts';

/** What every dialog of a room is given. */
export interface ActProps<Task = RoomTask> {
  task: Task;
  room: Room;
  failure: Failure | null;
  isBusy: boolean;
  onSubmit: (act: RoomAct) => void;
  onCancel: () => void;
}
