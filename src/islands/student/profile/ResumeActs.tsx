import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { resumeType } from '../../../contract/resumes.ts';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';

export const chooseId = 'resume-choose';

interface Props {
  has: boolean;
  /** How much of a file is sent, from 0 to 1; null while none is. */
  share: number | null;
  isRemoving: boolean;
  download: ReactNode;
  onChoose: (file: File) => void;
  onCancel: () => void;
  onRemove: () => void;
}

/** What can be done with a résumé; while one is sent, how far it is. */
export function ResumeActs(props: Props) {
  const { has, share, isRemoving, download, onChoose, onCancel, onRemove } = props;
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file may be chosen again, after it was changed.
    target.value = '';
    if (file) onChoose(file);
  };
  if (share !== null) {
    const percent = Math.round(share * 100);
    return (
      <div className="own-resume-acts">
        <div
          className="progress"
          role="progressbar"
          aria-label="Uploading your résumé"
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <div className="progress-bar" style={{ width: `${percent}%` }} />
        </div>
        <button type="button" className="btn btn-quiet btn-sm" onClick={onCancel}>
          Cancel
        </button>
      </div>
    );
  }
  return (
    <>
      <div className="own-resume-acts">
        <input
          ref={input}
          type="file"
          hidden
          accept={resumeType}
          aria-label="Résumé file"
          onChange={choose}
        />
        {download}
        <button
          type="button"
          id={chooseId}
          className="btn btn-outline-primary btn-sm"
          aria-describedby="resume-hint"
          onClick={() => input.current?.click()}
        >
          <Icon name="upload" /> {has ? 'Replace' : 'Upload résumé'}
        </button>
        {has && (
          <BusyButton className="btn btn-quiet btn-sm" busy={isRemoving} onClick={onRemove}>
            Delete
          </BusyButton>
        )}
      </div>
      <p className="form-text" id="resume-hint">
        A PDF, at most 5 MB. Only companies you send it to can read it, and the programme team.
      </p>
    </>
  );
}
