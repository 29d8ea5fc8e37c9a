import { useState } from 'react';
import { downloadFile, previewOf } from '../../../../api/read/engagements.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import { needsCare } from '../../../../contract/engagements/file-endings.ts';
import type { DeliveredFile, Drawing } from '../../../../contract/engagements/files.ts';
import { DownloadButton } from '../../../ui/list/DownloadButton.tsx';
import { Reading } from '../../../ui/reading/Reading.tsx';
import { sizeOf } from '../../applications/application/file-words.ts';
import './files.scss';

interface Props {
  engagement: number;
  files: readonly DeliveredFile[];
}

const drawingWords: Record<Drawing, string> = {
  waiting: 'A preview is on its way.',
  failed: 'A preview could not be made. Download the file to look at it.',
};

/** The files of a version, each to be saved, and looked at where it can be. */
export const FileList = ({ engagement, files }: Props) => (
  <ul className="file-list">
    {files.map((file) => (
      <HandedInFile key={file.id} engagement={engagement} file={file} />
    ))}
  </ul>
);

function HandedInFile({ engagement, file }: { engagement: number; file: DeliveredFile }) {
  const { id, name, bytes, state, refusedBecause, sha256, previews, drawing } = file;
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="file-item">
      <div className="file-what">
        <span>
          <strong>{name}</strong>
          {needsCare(name) && state !== 'Refused' && (
            <span className="text-warn"> Open it with care: this type can contain anything.</span>
          )}
        </span>
        <span className="note soft" title={sha256 ? `SHA-256 ${sha256}` : undefined}>
          {sizeOf(bytes)}
          {sha256 && `, SHA-256 ${sha256.slice(0, 12)}…`}
        </span>
        {state !== 'Ready' && (
          <span className={state === 'Refused' ? 'file-fault' : 'note soft'}>
            {refusedBecause ?? 'It is waiting for the virus scanner, and can be opened after that.'}
          </span>
        )}
        {drawing && <span className="note soft">{drawingWords[drawing]}</span>}
      </div>
      {state === 'Ready' && (
        <div className="d-flex flex-wrap gap-1">
          <DownloadButton
            make={() => downloadFile(engagement, id)}
            name={name}
            made={`${name} downloaded.`}
            className="btn-quiet btn-sm"
          >
            Download<span className="visually-hidden"> {name}</span>
          </DownloadButton>
        </div>
      )}
      {previews > 0 && (
        <details className="file-previews" onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>
            Look at it<span className="visually-hidden">: {name}</span>
          </summary>
          {isOpen && <Previews engagement={engagement} file={file} />}
        </details>
      )}
    </li>
  );
}

interface PreviewsProps {
  engagement: number;
  file: DeliveredFile;
}

/** Pictures of a file, drawn by the server: the file itself is not opened here. */
const Previews = ({ engagement, file }: PreviewsProps) => (
  <div className="file-pages">
    {Array.from({ length: file.previews }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
      <Page key={at} engagement={engagement} file={file} page={at + 1} />
    ))}
  </div>
);

function Page({ engagement, file, page }: PreviewsProps & { page: number }) {
  const drawn = useRead(previewOf(engagement, file.id, page));
  const which = file.previews === 1 ? file.name : `${file.name}, page ${page}`;
  return (
    <Reading of={drawn} loading={<p role="status">Loading…</p>} failed="It could not be loaded.">
      {(address) => <img src={address} alt={which} />}
    </Reading>
  );
}
