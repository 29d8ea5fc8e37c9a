import type { ReactNode } from 'react';
import { resumeType } from '../../../contract/students/resumes.ts';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { FileChoice } from '../../ui/form/FileChoice.tsx';
import { UploadProgress } from '../../ui/status/UploadProgress.tsx';

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
  if (share !== null) {
    return (
      <div className="own-resume-acts cluster gap-3">
        <UploadProgress label="Uploading your résumé" share={share} />
        <Button look="quiet" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    );
  }
  return (
    <>
      <div className="own-resume-acts cluster gap-3">
        {download}
        <FileChoice
          id={chooseId}
          label="Résumé file"
          types={[resumeType]}
          hintId="resume-hint"
          onChoose={onChoose}
        >
          {has ? 'Replace' : 'Upload résumé'}
        </FileChoice>
        {has && (
          <BusyButton look="quiet" size="sm" busy={isRemoving} onClick={onRemove}>
            Delete
          </BusyButton>
        )}
      </div>
      <p className="form-text mt-3 mb-0" id="resume-hint">
        A PDF, at most 5 MB. Only companies you send it to can read it, and the programme’s office.
      </p>
    </>
  );
}
