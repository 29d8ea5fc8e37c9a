import { useMachine } from '@xstate/react';
import { type DragEvent, useEffect, useState } from 'react';
import { change } from '../../../api/read/read.ts';
import { currentStudent } from '../../../api/read/students.ts';
import { pictureTypes, type Student } from '../../../contract/students/students.ts';
import { pictureMachine } from '../../../machines/students/picture.ts';
import ConfirmDialog from '../../ui/dialog/ConfirmDialog.tsx';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { FileChoice } from '../../ui/form/FileChoice.tsx';
import { useEmitted } from '../../ui/machine/useEmitted.ts';
import { Portrait } from '../../ui/picture/Portrait.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { announce } from '../../ui/status/toasts.ts';
import { UploadProgress } from '../../ui/status/UploadProgress.tsx';
import '../../ui/picture/portrait.scss';

/** The student's picture: shown, changed by a button or by dropping a file on it, removed. */
export function Picture({ student }: { student: Student }) {
  const [snapshot, send, actor] = useMachine(pictureMachine, { input: { sId: student.sId } });
  const [isOver, setOver] = useState(false);
  const { file, share, alert } = snapshot.context;

  useEmitted(actor, {
    changed: (event) => {
      change(currentStudent, () => event.answer);
      announce(event.act === 'set' ? 'Picture changed.' : 'Picture removed.');
      focusSoon('picture-choose');
    },
  });

  const drag = (event: DragEvent, isOverNow: boolean) => {
    event.preventDefault();
    setOver(isOverNow);
  };
  const drop = (event: DragEvent) => {
    drag(event, false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) send({ type: 'choose', file: dropped });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's way to what the button does
    <div
      className={isOver ? 'picture picture-over' : 'picture'}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={drop}
    >
      {file && snapshot.hasTag('chosen') ? (
        <ChosenPicture
          file={file}
          share={snapshot.hasTag('busy') ? share : null}
          onUse={() => send({ type: 'use' })}
          onCancel={() => send({ type: 'cancel' })}
          onUnreadable={() => send({ type: 'unreadable' })}
        />
      ) : (
        <>
          <Portrait
            key={student.profileImage}
            image={student.profileImage}
            name={`${student.firstName} ${student.lastName}`}
          />
          <PictureActs
            mayRemove={student.profileImage !== null}
            isRemoving={snapshot.hasTag('busy')}
            onChoose={(chosen) => send({ type: 'choose', file: chosen })}
            onRemove={() => send({ type: 'remove' })}
          />
        </>
      )}
      {alert && <Alert kind="danger">{alert}</Alert>}
      {snapshot.matches('asking') && (
        <ConfirmDialog
          title="Remove picture"
          question="Are you sure you want to remove your picture?"
          yes="Remove"
          no="Cancel"
          onYes={() => send({ type: 'confirm' })}
          onNo={() => send({ type: 'cancel' })}
        />
      )}
    </div>
  );
}

interface Props {
  mayRemove: boolean;
  isRemoving: boolean;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

function PictureActs({ mayRemove, isRemoving, onChoose, onRemove }: Props) {
  return (
    <div className="picture-acts stack gap-2 justify-items-start">
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
        <BusyButton look="quiet" size="sm" busy={isRemoving} onClick={onRemove}>
          Remove picture
        </BusyButton>
      )}
      <p className="form-text m-0" id="picture-hint">
        JPEG, PNG or WebP, at most 5 MB. You can also drop one here.
      </p>
    </div>
  );
}

interface ChosenPictureProps {
  file: Blob;
  /** Part sent, from 0 to 1; null while it is only previewed. */
  share: number | null;
  onUse: () => void;
  onCancel: () => void;
  onUnreadable: () => void;
}

/** A picture as it would look, before it is sent and while it is. */
function ChosenPicture({ file, share, onUse, onCancel, onUnreadable }: ChosenPictureProps) {
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
