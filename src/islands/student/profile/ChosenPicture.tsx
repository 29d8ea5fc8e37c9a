import { useEffect, useState } from 'react';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { Button } from '../../ui/form/Button.tsx';
import { UploadProgress } from '../../ui/status/UploadProgress.tsx';
import '../../ui/picture/portrait.scss';

interface Props {
  file: Blob;
  /** How much of it is sent, from 0 to 1; null while it is only looked at. */
  share: number | null;
  onUse: () => void;
  onCancel: () => void;
  onUnreadable: () => void;
}

/** A picture as it would look, before it is sent and while it is. */
export function ChosenPicture({ file, share, onUse, onCancel, onUnreadable }: Props) {
  const address = useAddressOf(file);
  useEffect(() => focusSoon('picture-use'), []);
  return (
    <>
      {address ? (
        <img
          className="portrait"
          src={address}
          alt="Preview, as companies will see it"
          onError={onUnreadable}
        />
      ) : (
        <span className="portrait squared" />
      )}
      <div className="picture-acts stack gap-2 justify-items-start">
        {share === null ? (
          <Button id="picture-use" look="primary" size="sm" onClick={onUse}>
            Use this picture
          </Button>
        ) : (
          <UploadProgress label="Uploading your picture" share={share} />
        )}
        <Button look="quiet" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </>
  );
}

/** The file as a `data:` address, which the pages' security policy allows for images, unlike `blob:`. */
function useAddressOf(file: Blob): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => setAddress(String(reader.result));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return address;
}
