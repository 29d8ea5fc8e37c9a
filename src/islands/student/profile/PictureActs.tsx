import { pictureTypes } from '../../../contract/students/students.ts';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { FileChoice } from '../../ui/form/FileChoice.tsx';

interface Props {
  mayRemove: boolean;
  isRemoving: boolean;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

export function PictureActs({ mayRemove, isRemoving, onChoose, onRemove }: Props) {
  return (
    <div className="picture-acts">
      <FileChoice
        id="picture-choose"
        label="Picture file"
        types={pictureTypes}
        hintId="picture-hint"
        onChoose={onChoose}
      >
        Choose picture
      </FileChoice>
      {mayRemove && (
        <BusyButton className="btn btn-quiet btn-sm" busy={isRemoving} onClick={onRemove}>
          Remove picture
        </BusyButton>
      )}
      <p className="form-text" id="picture-hint">
        JPEG, PNG or WebP, at most 5 MB. You can also drop one here.
      </p>
    </div>
  );
}
