import type { Ending } from '../../../../api/act/projects.ts';
import { BusyButton } from '../../../ui/form/BusyButton.tsx';

interface Props {
  /** Not posted yet: it may stay so for now. */
  isDraft: boolean;
  /** It is a draft that is kept already. */
  isKept: boolean;
  /** An admin looks at it before it opens. */
  needsApproval: boolean;
  /** Null while nothing is being sent. */
  sending: Ending | null;
  onEnd: (ending: Ending) => void;
}

export function PostActs({ isDraft, isKept, needsApproval, sending, onEnd }: Props) {
  const keep: Ending = isKept ? 'save' : 'draft';
  if (!isDraft) {
    return (
      <div className="post-acts">
        <BusyButton type="submit" look="primary" busy={sending !== null}>
          Save changes
        </BusyButton>
      </div>
    );
  }
  return (
    <div className="post-acts">
      <BusyButton
        busy={sending === keep}
        disabled={sending !== null && sending !== keep}
        onClick={() => onEnd(keep)}
      >
        Save as draft
      </BusyButton>
      <BusyButton
        type="submit"
        look="primary"
        busy={sending === 'post'}
        disabled={sending !== null && sending !== 'post'}
      >
        {needsApproval ? 'Send for approval' : 'Post project'}
      </BusyButton>
    </div>
  );
}
