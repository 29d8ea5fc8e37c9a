import './files.scss';
import { useMachine } from '@xstate/react';
import { useAct } from '../../../../api/act/useAct.ts';
import {
  type DeliveredFile,
  type FileState,
  filesAtMost,
  mayBeHandedIn,
  removeFile,
} from '../../../../contract/engagements/files.ts';
import { fileUploadMachine, stoppedBecause } from '../../../../machines/engagements/file-upload.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { FileChoice } from '../../../ui/form/FileChoice.tsx';
import { useEmitted } from '../../../ui/machine/useEmitted.ts';
import { Alert } from '../../../ui/status/Alert.tsx';
import { UploadProgress } from '../../../ui/status/UploadProgress.tsx';
import { sizeOf } from '../../applications/application/file-words.ts';
import type { useHandedFiles } from './useHandedFiles.ts';

interface Props {
  engagement: number;
  files: ReturnType<typeof useHandedFiles>;
  error: string | undefined;
}

/** The files of a delivery: those that are chosen now, on their way, and those that came before. */
export function FilesField({ engagement, files, error }: Props) {
  // It binds nobody and can be uploaded again, so it is not asked twice.
  const { press, failure } = useAct(removeFile, {
    done: files.onRemoved,
  });
  const remove = (file: number) => press({ params: { id: engagement, file } });
  const { uploads, before, loose } = files;
  return (
    <fieldset className="field">
      <legend className="form-label float-none w-auto mb-1">
        Files<span className="soft fw-normal"> (optional)</span>
      </legend>
      {(uploads.length > 0 || before.length > 0 || loose.length > 0) && (
        <ul className="file-list line-top">
          {before.map((file) => (
            <ListedFile
              key={file.id}
              file={file}
              isTicked={files.isTicked(file.id)}
              onTick={(isTicked) => files.onTick(file.id, isTicked)}
              onRemove={null}
            />
          ))}
          {loose.map((file) => (
            <ListedFile
              key={file.id}
              file={file}
              isTicked={files.isTicked(file.id)}
              onTick={(isTicked) => files.onTick(file.id, isTicked)}
              onRemove={() => remove(file.id)}
            />
          ))}
          {uploads.map(({ key, file, id }) => (
            <UploadItem
              key={key}
              engagement={engagement}
              file={file}
              goesOnWith={id}
              onBegun={(begun) => files.onBegun(key, begun)}
              onRefused={() => files.onRefused(key)}
              onArrived={() => files.onArrived(key)}
              onRemove={(begun) => {
                files.onDropped(key);
                if (begun !== null) remove(begun);
              }}
            />
          ))}
        </ul>
      )}
      {failure && (
        <Alert kind="danger">{failure.sentence ?? 'The file was not removed. Try again.'}</Alert>
      )}
      <FileChoice
        id="choose-files"
        label="Files to hand in"
        several
        hintId="files-hint"
        onChoose={files.onChoose}
      >
        Add files
      </FileChoice>
      <div className="form-text" id="files-hint">
        Up to {filesAtMost} files. An upload resumes if the connection is lost. Programs and scripts
        are not accepted: put source code in a .zip.
      </div>
      {error && <div className="invalid-feedback d-block">{error}</div>}
    </fieldset>
  );
}

const fileStateWords: Record<FileState, string> = {
  Uploading: 'not all of it has arrived. Add the same file again to continue.',
  Checking: 'being checked',
  Quarantined: 'waiting for the virus scanner; you can hand it in',
  Ready: 'ready',
  Refused: 'not accepted',
};

interface ListedProps {
  file: DeliveredFile;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  /** Null for one that was handed in already: it is left out of this version, and stays in that one. */
  onRemove: (() => void) | null;
}

/** A file that the server has: not handed in yet, or with the version before. */
function ListedFile({ file, isTicked, onTick, onRemove }: ListedProps) {
  const { id, name, bytes, state, refusedBecause } = file;
  const tick = `file-${id}`;
  return (
    <li className="file-item">
      <div className="file-what">
        {mayBeHandedIn(state) ? (
          <span className="form-check m-0">
            <input
              id={tick}
              type="checkbox"
              className="form-check-input"
              checked={isTicked}
              onChange={({ target }) => onTick(target.checked)}
            />
            <label className="form-check-label" htmlFor={tick}>
              <strong>{name}</strong>
            </label>
          </span>
        ) : (
          <strong>{name}</strong>
        )}
        <span className="note soft">
          {sizeOf(bytes)}, {onRemove ? fileStateWords[state] : 'handed in before'}
        </span>
        {refusedBecause && (
          <span className="text-bad" role="alert">
            {refusedBecause}
          </span>
        )}
      </div>
      {onRemove && (
        <div className="d-flex flex-wrap gap-1">
          <Button look="quiet" size="sm" onClick={onRemove}>
            Remove<span className="visually-hidden"> {name}</span>
          </Button>
        </div>
      )}
    </li>
  );
}

interface UploadProps {
  engagement: number;
  file: File;
  /** The number of the upload that it goes on with; null for a new one. */
  goesOnWith: number | null;
  onBegun: (id: number) => void;
  onRefused: () => void;
  onArrived: () => void;
  /** With its number, once the server knows it. */
  onRemove: (id: number | null) => void;
}

/** Buttons during an upload, with the words that join a name for screen readers. */
const acts = [
  { type: 'pause', words: 'Pause', joined: '' },
  { type: 'resume', words: 'Continue', joined: ' with' },
  { type: 'retry', words: 'Try again', joined: ' with' },
] as const;

/** A file on its way: how far it is, and what can be done with it. */
function UploadItem(props: UploadProps) {
  const { engagement, file, goesOnWith, onBegun, onRefused, onArrived, onRemove } = props;
  const input = { engagement, file, id: goesOnWith };
  const [snapshot, send, actor] = useMachine(fileUploadMachine, { input });
  useEmitted(actor, { begun: ({ id }) => onBegun(id), refused: onRefused, arrived: onArrived });
  const { share, id } = snapshot.context;
  const because = stoppedBecause(snapshot);
  const isRefused = snapshot.matches('refused');
  const isPaused = snapshot.matches('paused');
  const percent = Math.round(share * 100);
  return (
    <li className="file-item">
      <div className="file-what">
        <strong>{file.name}</strong>
        <span className="note soft">
          {sizeOf(file.size)}
          {!isRefused && (isPaused ? `, paused at ${percent} %` : `, ${percent} % has arrived`)}
        </span>
        {!isRefused && <UploadProgress label={`Uploading ${file.name}`} share={share} />}
        {because && (
          <span className="text-bad" role="alert">
            {because}
          </span>
        )}
      </div>
      <div className="d-flex flex-wrap gap-1">
        {acts
          .filter(({ type }) => snapshot.can({ type }))
          .map(({ type, words, joined }) => (
            <Button key={type} look="quiet" size="sm" onClick={() => send({ type })}>
              {words}
              <span className="visually-hidden">
                {joined} {file.name}
              </span>
            </Button>
          ))}
        <Button look="quiet" size="sm" onClick={() => onRemove(id)}>
          Remove<span className="visually-hidden"> {file.name}</span>
        </Button>
      </div>
    </li>
  );
}
