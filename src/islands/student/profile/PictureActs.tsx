import { type ChangeEvent, useRef } from 'react';
import { pictureTypes } from '../../../contract/students.ts';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';

interface Props {
  mayRemove: boolean;
  isRemoving: boolean;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

export function PictureActs({ mayRemove, isRemoving, onChoose, onRemove }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file may be chosen again, after it was changed.
    target.value = '';
    if (file) onChoose(file);
  };
  return (
    <div className="picture-acts">
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes.join(',')}
        aria-label="Picture file"
        onChange={choose}
      />
      <button
        type="button"
        id="picture-choose"
        className="btn btn-outline-primary btn-sm"
        aria-describedby="picture-hint"
        onClick={() => input.current?.click()}
      >
        <Icon name="upload" /> Choose picture
      </button>
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
