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
}

/** One version that was handed in, and what was said to it. */
export function DeliveryInFull({ engagement, delivery, counts = false }: Props) {
  const { version, words, links, files, sha256, at, by, review, objections } = delivery;
  return (
    <article className="delivery" aria-label={`Version ${version}`}>
      <p className="note d-flex flex-wrap row-gap-2px column-gap-4 mb-2">
        <strong>
          Version {version}
          {counts && ' (current)'}
        </strong>
        <span>
          {by && `${by}, `}
          <time dateTime={at}>{momentOf(at)}</time>
        </span>
        {sha256 && (
          <span className="soft" title={`SHA-256 ${sha256}`}>
            SHA-256 {sha256.slice(0, 12)}…
          </span>
        )}
      </p>
      {words && <Markdown text={words} />}
      {links.length > 0 && (
        <ul className="plain-list">
          {links.map((link) => (
            <li key={link}>
              <OutsideLink to={link} />
            </li>
          ))}
        </ul>
      )}
      {files.length > 0 && <FileList engagement={engagement} files={files} />}
      <Objections objections={objections} />
      {review && <ReviewInFull review={review} words={words} files={files} />}
    </article>
  );
}

/** What mates say against a version that was handed in for the team; nothing where nobody objects. */
function Objections({ objections }: Pick<Delivery, 'objections'>) {
  return objections.map(({ by, reason, at }) => (
    <div key={at + by} className="objection">
      <p className="note">
        <strong>{by} objects</strong>, <time dateTime={at}>{momentOf(at)}</time>
      </p>
      <p>{reason}</p>
    </div>
  ));
}
