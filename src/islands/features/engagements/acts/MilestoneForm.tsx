import { ReviewForm } from '../review/ReviewForm.tsx';
import type { MilestoneTask } from '../room/room-view.ts';
import type { ActProps } from './act-props.ts';
import { DeliveryForm } from './DeliveryForm.tsx';

/** What is written in a milestone itself. */
export default function MilestoneForm({ task, ...props }: ActProps<MilestoneTask>) {
  return task.kind === 'deliver' ? (
    <DeliveryForm task={task} {...props} />
  ) : (
    <ReviewForm task={task} {...props} />
  );
}
