import { useAct } from '../../../../api/act/useAct.ts';
import { endpoints } from '../../../../contract/endpoints.ts';
import { filesAtMost } from '../../../../contract/engagements/files.ts';
import { FileChoice } from '../../../ui/form/FileChoice.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { LooseFile } from './LooseFile.tsx';
import { UploadItem } from './UploadItem.tsx';
import type { HandedFiles } from './useHandedFiles.ts';
import './files.scss';

interface Props {
  engagement: number;
  files: HandedFiles;
  error: string | undefined;
}

/** The files of a delivery: those that are chosen now, on their way, and those that came before. */
export function FilesField({ engagement, files, error }: Props) {
  // It binds nobody and can be uploaded again, so it is not asked twice.
  const { press, failure } = useAct(endpoints.removeFile, {
    done: (_, { params }) => files.onRemoved(Number(params.file)),
  });
  const remove = (file: number) => press({ params: { id: engagement, file } });
  const { uploads, listed } = files;
  return (
    <fieldset className="field">
      <legend className="form-label float-none w-auto mb-1">
        Files<span className="soft fw-normal"> (optional)</span>
      </legend>
      {(uploads.length > 0 || listed.length > 0) && (
        <ul className="file-list line-top">
          {listed.map((file) => (
            <LooseFile
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
