import { ReviewForm } from '../review/ReviewForm.tsx';
import type { InPlaceTask } from '../room/room-view.ts';
import type { ActProps } from './act-props.ts';
import { DeliveryForm } from './DeliveryForm.tsx';
import { WordsForm } from './WordsForm.tsx';

/** What is written beside what it is about. */
export default function InPlaceForm({ task, ...props }: ActProps<InPlaceTask>) {
  switch (task.kind) {
    case 'deliver':
      return <DeliveryForm task={task} {...props} />;
    case 'review':
      return <ReviewForm task={task} {...props} />;
    default:
      return <WordsForm task={task} {...props} />;
  }
}
