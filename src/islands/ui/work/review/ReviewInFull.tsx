import type { Review } from '../../../../contract/deliveries.ts';
import { Markdown } from '../../markdown/Markdown.tsx';
import { momentOf } from '../../status/dates.ts';
import { quoteOf } from './quote.ts';
import './review.scss';

interface Props {
  review: Review;
  /** Of the version that was reviewed. */
  words: string;
}

/** What was said to a version: of all of it, then of single lines. */
export function ReviewInFull({ review, words }: Props) {
  const { verdict, at, by, notes } = review;
  const inOrder = notes.toSorted((one, other) => one.line - other.line);
  return (
    <div className="review">
      <p className="note">
        <strong>{verdict === 'approve' ? 'Approved' : 'Changes asked for'}</strong>{' '}
        {by && `by ${by}, `}
        <time dateTime={at}>{momentOf(at)}</time>
      </p>
      {review.words && <Markdown text={review.words} />}
      {inOrder.length > 0 && (
        <ol className="review-notes">
          {inOrder.map((note) => (
            <li key={`${note.line} ${note.words}`}>
              <p className="quoted-line">
                Line {note.line}: “{quoteOf(words, note.line)}”
              </p>
              <Markdown text={note.words} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
