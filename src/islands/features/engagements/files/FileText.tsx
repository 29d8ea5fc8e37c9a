import { textOf } from '../../../../api/read/engagements.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import type { DeliveredFile } from '../../../../contract/engagements/files.ts';
import { linesOf } from '../../../../contract/engagements/review-notes.ts';
import { Reading } from '../../../ui/reading/Reading.tsx';

/** The first part of a file that is text, line by line, so that a note can name one. */
export function FileText({ engagement, file }: { engagement: number; file: DeliveredFile }) {
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
