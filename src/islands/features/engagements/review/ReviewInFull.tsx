import type { Review } from '../../../../contract/engagements/deliveries.ts';
import type { DeliveredFile } from '../../../../contract/engagements/files.ts';
import type { ReviewNote } from '../../../../contract/engagements/review-notes.ts';
import { Markdown } from '../../../ui/markdown/Markdown.tsx';
import { momentOf } from '../../../ui/status/dates.ts';
import { quoteOf } from './quote.ts';
import './review.scss';

interface Props {
  review: Review;
  /** Of the version that was reviewed. */
  words: string;
  files: readonly Pick<DeliveredFile, 'id' | 'name'>[];
}

/** Notes on files come after those on lines. */
const placeOf = (note: ReviewNote): number =>
  note.about === 'line' ? note.line : Number.MAX_SAFE_INTEGER;

/** What was said to a version: of all of it, then of single lines and files. */
export function ReviewInFull({ review, words, files }: Props) {
  const { verdict, at, by, notes } = review;
  const inOrder = notes.toSorted((one, other) => placeOf(one) - placeOf(other));
  const about = (note: ReviewNote) =>
    note.about === 'line'
      ? `Line ${note.line}: “${quoteOf(words, note.line)}”`
      : `${files.find(({ id }) => id === note.file)?.name ?? 'A file'}:`;
  return (
    <div className="review">
      <p className="note">
        <strong>{verdict === 'approve' ? 'Approved' : 'Changes requested'}</strong>{' '}
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
