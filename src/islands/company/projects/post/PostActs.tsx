import type { Ending } from '../../../../machines/projects/post-project.ts';
import { BusyButton } from '../../../ui/form/BusyButton.tsx';

interface Props {
  /** Not posted yet: it may stay so for now. */
  isDraft: boolean;
  /** It is a draft that is kept already. */
  isKept: boolean;
  /** An admin looks at it before it opens. */
  needsApproval: boolean;
  isBusy: boolean;
  /** What is on its way, while busy. */
  ending: Ending;
  onEnd: (ending: Ending) => void;
}

export function PostActs({ isDraft, isKept, needsApproval, isBusy, ending, onEnd }: Props) {
  const keep: Ending = isKept ? 'save' : 'draft';
  if (!isDraft) {
    return (
      <div className="post-acts">
        <BusyButton type="submit" look="primary" busy={isBusy}>
          Save changes
        </BusyButton>
      </div>
    );
  }
  return (
    <div className="post-acts">
      <BusyButton
        busy={isBusy && ending === keep}
        disabled={isBusy && ending !== keep}
        onClick={() => onEnd(keep)}
      >
        Save as draft
      </BusyButton>
      <BusyButton
        type="submit"
        look="primary"
        busy={isBusy && ending === 'post'}
        disabled={isBusy && ending !== 'post'}
      >
        {needsApproval ? 'Send for approval' : 'Post project'}
      </BusyButton>
    </div>
  );
}
