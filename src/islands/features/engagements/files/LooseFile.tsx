import {
  type DeliveredFile,
  type FileState,
  mayBeHandedIn,
} from '../../../../contract/engagements/files.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { sizeOf } from '../../applications/application/file-words.ts';

/** How a file stands, to whoever uploads it. */
const fileStateWords: Record<FileState, string> = {
  Uploading: 'not all of it has arrived. Add the same file again to continue.',
  Checking: 'being checked',
  Quarantined: 'waiting for the virus scanner; you can hand it in',
  Ready: 'ready',
  Refused: 'not accepted',
};

interface Props {
  file: DeliveredFile;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  onRemove: () => void;
}

/** A file that the server has and that is not handed in yet. */
export function LooseFile({ file, isTicked, onTick, onRemove }: Props) {
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
          {sizeOf(bytes)}, {fileStateWords[state]}
        </span>
        {refusedBecause && (
          <span className="text-bad" role="alert">
            {refusedBecause}
          </span>
        )}
      </div>
      <div className="d-flex flex-wrap gap-1">
        <Button look="quiet" size="sm" onClick={onRemove}>
          Remove<span className="visually-hidden"> {name}</span>
        </Button>
      </div>
    </li>
  );
}
