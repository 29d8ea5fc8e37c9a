import type { Delivery } from '../../../../contract/engagements/deliveries.ts';
import { Markdown } from '../../../ui/markdown/Markdown.tsx';
import { OutsideLink } from '../../../ui/navigation/OutsideLink.tsx';
import { momentOf } from '../../../ui/status/dates.ts';
import { FileList } from '../files/FileList.tsx';
import { ReviewInFull } from '../review/ReviewInFull.tsx';

interface Props {
  engagement: number;
  delivery: Delivery;
  /** It is the version that counts. */
  counts?: boolean;
  /** Its words stand in the review that is written of it. */
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

/** What mates say against a version that was handed in for the team; nothing where nobody objects. */
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

/** By what anybody can tell that nothing of it was changed. */
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
