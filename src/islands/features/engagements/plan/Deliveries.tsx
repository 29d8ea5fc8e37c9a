import { deliveriesOf, newestDelivery, type WorkFiles } from '../../../../api/read/engagements.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import {
  type Delivery,
  linesOf,
  type Review,
  type ReviewNote,
} from '../../../../contract/engagements/deliveries.ts';
import type { DeliveredFile } from '../../../../contract/engagements/files.ts';
import { Markdown } from '../../../ui/markdown/Markdown.tsx';
import { OutsideLink } from '../../../ui/navigation/OutsideLink.tsx';
import { Reading } from '../../../ui/reading/Reading.tsx';
import { momentOf } from '../../../ui/status/dates.ts';
import { FileList } from '../files/FileList.tsx';
import { Earlier } from './Earlier.tsx';
import '../review/review.scss';

interface CurrentProps {
  engagement: number;
  number: number;
  isReviewed: boolean;
  showsFile: boolean;
}

export function CurrentDelivery({ engagement, number, ...looks }: CurrentProps) {
  return (
    <Reading
      of={useRead(newestDelivery(engagement, number))}
      what="what was handed in"
      failed="What was handed in could not be loaded."
    >
      {({ rows }) =>
        rows.map((delivery) => (
          <DeliveryInFull
            key={delivery.version}
            engagement={engagement}
            delivery={delivery}
            counts
            {...looks}
          />
        ))
      }
    </Reading>
  );
}

/** Versions before the latest, each with its review. */
export const EarlierDeliveries = ({ engagement, number, versions }: EarlierProps) => (
  <Earlier
    className="earlier-deliveries"
    title={versions === 2 ? 'The earlier version' : `${versions - 1} earlier versions`}
    noun="versions"
    read={(pages) => deliveriesOf(engagement, number, pages)}
  >
    {([, ...earlier], older) => (
      <div className="versions fitting gap-3">
        {earlier.map((delivery) => (
          <DeliveryInFull key={delivery.version} engagement={engagement} delivery={delivery} />
        ))}
        {older}
      </div>
    )}
  </Earlier>
);

interface EarlierProps {
  engagement: number;
  number: number;
  versions: number;
}

interface Props {
  engagement: WorkFiles;
  delivery: Delivery;
  /** It is the version that counts. */
  counts?: boolean;
  /** Leaves out the words, which the open review shows. */
  isReviewed?: boolean;
  /** Its first file is looked at without being asked for. */
  showsFile?: boolean;
}

/** One version that was handed in, and what was said to it. */
export function DeliveryInFull({ engagement, delivery, counts = false, ...props }: Props) {
  const { isReviewed = false, showsFile = false } = props;
  const { version, words, links, files, at, by, review, objections } = delivery;
  const said = review && <ReviewInFull review={review} words={words} files={files} />;
  return (
    <article className="delivery" aria-label={`Version ${version}`}>
      <p className="note d-flex flex-wrap row-gap-2px column-gap-4 mb-2">
        <strong>
          Version {version}
          {counts && ' (current)'}
        </strong>
        <span>
          {by && (
            <>
              <bdi>{by}</bdi>,{' '}
            </>
          )}
          <time dateTime={at}>{momentOf(at)}</time>
        </span>
      </p>
      {review?.verdict === 'ask for changes' && said}
      {words && !isReviewed && <Markdown text={words} />}
      {links.length > 0 && (
        <ul className="plain-list">
          {links.map((link) => (
            <li key={link}>
              <OutsideLink to={link} />
            </li>
          ))}
        </ul>
      )}
      {files.length > 0 && (
        <FileList engagement={engagement} files={files} showsFirst={showsFile} />
      )}
      <Objections objections={objections} />
      {review?.verdict === 'approve' && said}
      <Digests {...delivery} />
    </article>
  );
}

interface ReviewProps {
  review: Review;
  /** Words of the reviewed version. */
  words: string;
  files: readonly Pick<DeliveredFile, 'id' | 'name'>[];
}

/** Notes on files come after those on lines. */
const placeOf = (note: ReviewNote): number =>
  note.about === 'line' ? note.line : Number.MAX_SAFE_INTEGER;

/** Shows general words first, then notes on lines and files. */
function ReviewInFull({ review, words, files }: ReviewProps) {
  const { verdict, at, by, notes } = review;
  const inOrder = notes.toSorted((one, other) => placeOf(one) - placeOf(other));
  const about = (note: ReviewNote) =>
    note.about === 'line'
      ? `Line ${note.line}: “${quoteOf(words, note.line)}”`
      : `${files.find(({ id }) => id === note.file)?.name ?? 'A file'}:`;
  return (
    <div className="review">
      <p className="note">
        <strong>{verdict === 'approve' ? 'Approved' : 'Changes asked for'}</strong>{' '}
        {by && `by ${by}, `}
        <time dateTime={at}>{momentOf(at)}</time>
      </p>
      {review.words && <Markdown text={review.words} />}
      {inOrder.length > 0 && (
        <ol className="review-notes plain-list mt-2">
          {inOrder.map((note) => (
            <li className="line-above py-2" key={`${placeOf(note)} ${note.words}`}>
              <p className="soft fs-13">{about(note)}</p>
              <Markdown text={note.words} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

const charactersAtMost = 120;

/** A line of a delivery’s words as a note quotes it. */
export function quoteOf(words: string, line: number): string {
  const characters = [...(linesOf(words)[line - 1] ?? '').trim()];
  return characters.length > charactersAtMost
    ? `${characters.slice(0, charactersAtMost).join('').trimEnd()}…`
    : characters.join('');
}

/** Objections of team-mates to a version handed in for the team; nothing if there are none. */
function Objections({ objections }: Pick<Delivery, 'objections'>) {
  return objections.map(({ by, reason, at }) => (
    <div key={at + by} className="objection mt-3 text-pre-line">
      <p className="note m-0">
        <strong>
          <bdi>{by}</bdi> objects
        </strong>
        , <time dateTime={at}>{momentOf(at)}</time>
      </p>
      <p className="m-0">{reason}</p>
    </div>
  ));
}

/** Hashes that prove that nothing was changed. */
function Digests({ version, sha256, files }: Pick<Delivery, 'version' | 'sha256' | 'files'>) {
  const known = [{ name: `Version ${version}`, sha256 }, ...files].filter((one) => one.sha256);
  if (known.length === 0) return null;
  return (
    <details className="digests mt-2 soft fs-13">
      <summary>
        Details<span className="visually-hidden"> of version {version}</span>
      </summary>
      <dl className="m-0">
        {known.map((one) => (
          <div key={one.name}>
            <dt>{one.name}, SHA-256</dt>
            <dd className="note-face fs-12">{one.sha256}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
