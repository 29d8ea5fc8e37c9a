import type { Room } from '../../../../contract/engagements/engagements.ts';
import type { Failure } from '../../../../machines/calls/failure.ts';
import type { RoomAct, RoomTask } from '../../../../machines/engagements/room-acts.ts';

/** What every dialog of a room is given. */
export interface ActProps<Task = RoomTask> {
  task: Task;
  room: Room;
  failure: Failure | null;
  isBusy: boolean;
  onSubmit: (act: RoomAct) => void;
  onCancel: () => void;
}
