import './files.scss';
import { useState } from 'react';
import {
  downloadFile,
  previewOf,
  textOf,
  type WorkFiles,
} from '../../../../api/read/engagements.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import { linesOf } from '../../../../contract/engagements/deliveries.ts';
import { needsCare } from '../../../../contract/engagements/file-endings.ts';
import type { DeliveredFile } from '../../../../contract/engagements/files.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { DownloadButton } from '../../../ui/list/DownloadButton.tsx';
import { Reading } from '../../../ui/reading/Reading.tsx';
import { sizeOf } from '../../applications/application/file-words.ts';

interface Props {
  engagement: WorkFiles;
  files: readonly DeliveredFile[];
  /** The first that can be looked at is shown at once. */
  showsFirst?: boolean;
}

/** The files of a version, each to be saved, and looked at where it can be. */
export function FileList({ engagement, files, showsFirst = false }: Props) {
  // Once for all: nothing opens or closes by itself under somebody's pointer.
  const [first] = useState(() => (showsFirst ? files.find(isSeenHere)?.id : undefined));
  return (
    <ul className="file-list line-top">
      {files.map((file) => (
        <HandedInFile
          key={file.id}
          engagement={engagement}
          file={file}
          isShown={file.id === first}
        />
      ))}
    </ul>
  );
}

/** True if the file can be viewed here, now or after its preview is drawn. */
const isSeenHere = ({ previews, drawing, isText, state }: DeliveredFile): boolean =>
  previews > 0 || drawing === 'waiting' || (isText && state === 'Ready');

interface FileProps {
  engagement: WorkFiles;
  file: DeliveredFile;
  /** It is open at first. */
  isShown: boolean;
}

function HandedInFile({ engagement, file, isShown }: FileProps) {
  const { id, name, bytes, state, refusedBecause, drawing } = file;
  const [isOpen, setOpen] = useState(isShown);
  return (
    <li className="file-item">
      <div className="file-what">
        <span>
          <strong>{name}</strong>
          {needsCare(name) && state !== 'Refused' && (
            <span className="text-warn"> Open it with care: this type can contain anything.</span>
          )}
        </span>
        <span className="note soft">{sizeOf(bytes)}</span>
        {state !== 'Ready' && (
          <span className={state === 'Refused' ? 'text-bad' : 'note soft'}>
            {refusedBecause ?? 'It is waiting for the virus scanner, and can be opened after that.'}
          </span>
        )}
        {drawing === 'failed' && (
          <span className="note soft">
            A preview could not be made. Download the file to look at it.
          </span>
        )}
      </div>
      {state === 'Ready' && (
        <div className="d-flex flex-wrap gap-1">
          <DownloadButton
            make={() => downloadFile(engagement, id)}
            name={name}
            made={`${name} downloaded.`}
            look="quiet"
            size="sm"
          >
            Download<span className="visually-hidden"> {name}</span>
          </DownloadButton>
        </div>
      )}
      {isSeenHere(file) && (
        <details
          className="file-previews"
          open={isOpen}
          onToggle={({ currentTarget: { open } }) => open !== isOpen && setOpen(open)}
        >
          <summary>
            Look at it<span className="visually-hidden">: {name}</span>
          </summary>
          {isOpen && drawing && (
            <p className="note soft is-waiting" role="status">
              A preview is on its way.
            </p>
          )}
          {isOpen && !drawing && <Seen engagement={engagement} file={file} />}
        </details>
      )}
    </li>
  );
}

type PreviewsProps = Omit<FileProps, 'isShown'>;

const Seen = (props: PreviewsProps) =>
  props.file.isText ? <FileText {...props} /> : <Previews {...props} />;

/** Pictures of a file, drawn by the server, at first that of its first page: the file itself is not opened here. */
function Previews({ engagement, file }: PreviewsProps) {
  const [shown, setShown] = useState(1);
  return (
    <div className="file-pages stack gap-3 mt-2">
      {Array.from({ length: shown }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
        <Page key={at} engagement={engagement} file={file} page={at + 1} />
      ))}
      {shown < file.previews && (
        <Button look="quiet" size="sm" onClick={() => setShown(file.previews)}>
          Show all {file.previews} pages
          <span className="visually-hidden"> of {file.name}</span>
        </Button>
      )}
    </div>
  );
}

function Page({ engagement, file, page }: PreviewsProps & { page: number }) {
  const drawn = useRead(previewOf(engagement, file.id, page));
  const which = file.previews === 1 ? file.name : `${file.name}, page ${page}`;
  return (
    <Reading
      of={drawn}
      loading={
        <p className="is-waiting" role="status">
          Loading…
        </p>
      }
      failed="It could not be loaded."
    >
      {(address) => <img className="d-block boxed" src={address} alt={which} />}
    </Reading>
  );
}

/** The first part of a file that is text, line by line, so that a note can name one. */
function FileText({ engagement, file }: Pick<FileProps, 'engagement' | 'file'>) {
  return (
    <Reading
      of={useRead(textOf(engagement, file.id))}
      loading={<p role="status">Loading…</p>}
      failed="It could not be loaded."
    >
      {({ text, isCut }) => (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls it with the arrow keys */}
          <section className="file-text" aria-label={file.name} tabIndex={0}>
            <ol>
              {linesOf(text).map((line, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
                <li key={at}>{line}</li>
              ))}
            </ol>
          </section>
          {isCut && (
            <p className="note soft">
              This is the first part. Download the file to read all of it.
            </p>
          )}
        </>
      )}
    </Reading>
  );
}
