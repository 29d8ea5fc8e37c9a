import { ReviewDialog } from '../review/ReviewDialog.tsx';
import type { ActProps } from './act-props.ts';
import { DeliverDialog } from './DeliverDialog.tsx';
import { EndDialog } from './EndDialog.tsx';
import { LetterDialog } from './LetterDialog.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import { TimeDialog } from './TimeDialog.tsx';
import { WordsDialog } from './WordsDialog.tsx';

/** What is written before an act in a room. */
export default function ActDialog({ task, ...props }: ActProps) {
  switch (task.kind) {
    case 'propose plan':
      return <PlanDialog task={task} {...props} />;
    case 'deliver':
      return <DeliverDialog task={task} {...props} />;
    case 'review':
      return <ReviewDialog task={task} {...props} />;
    case 'write':
      return <LetterDialog task={task} {...props} />;
    case 'end':
      return <EndDialog task={task} {...props} />;
    case 'ask for time':
    case 'grant extension':
    case 'offer another day':
    case 'accept another day':
    case 'withdraw extension':
    case 'give time':
      return <TimeDialog task={task} {...props} />;
    default:
      return <WordsDialog task={task} {...props} />;
  }
}
