import type { ProjectForm } from '../../../../contract/projects/projects.ts';
import ConfirmDialog from '../../../ui/dialog/ConfirmDialog.tsx';
import { deadlineOf } from '../../../ui/status/dates.ts';

interface Props {
  project: ProjectForm;
  /** An admin looks at it before it opens. */
  needsApproval: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** Posting invites people, so it has to be confirmed. */
export default function ConfirmPosting({
  project: { title, deadline, places },
  needsApproval,
  ...answers
}: Props) {
  const until = deadline ? `until ${deadlineOf(deadline)}, or ` : '';
  const taken = places === 1 ? 'until the place is taken' : 'until all places are taken';
  const words = needsApproval
    ? {
        title: 'Send for approval',
        question: `The programme’s office looks at “${title}” first. Then students see it and can apply ${until}${taken}.`,
        consequence: 'We notify you once it is open, or what to change.',
        yes: 'Send for approval',
      }
    : {
        title: 'Post this project',
        question: `Students see “${title}” at once and can apply ${until}${taken}.`,
        consequence: 'You can still edit it. To stop applications, put it on hold.',
        yes: 'Post project',
      };
  return <ConfirmDialog {...words} no="Keep writing" look="primary" {...answers} />;
}
