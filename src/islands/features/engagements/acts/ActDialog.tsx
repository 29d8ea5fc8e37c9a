import type { RoomTask } from '../../../../machines/engagements/room-acts.ts';
import type { ActProps, InPlaceTask } from '../room/room-view.ts';
import { EndDialog, LetterDialog } from './OfficeDialogs.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import { TimeDialog } from './TimeDialog.tsx';

export default function ActDialog({ task, ...props }: ActProps<Exclude<RoomTask, InPlaceTask>>) {
  switch (task.kind) {
    case 'propose plan':
      return <PlanDialog task={task} {...props} />;
    case 'write':
      return <LetterDialog task={task} {...props} />;
    case 'end':
      return <EndDialog task={task} {...props} />;
    default:
      return <TimeDialog task={task} {...props} />;
  }
}
