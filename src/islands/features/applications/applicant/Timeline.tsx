import type { TimelineEntry } from '../../../../contract/applications/applications.ts';
import { momentOf } from '../../../ui/status/dates.ts';
import './timeline.scss';

interface Props {
  /** Oldest first. */
  entries: readonly TimelineEntry[];
  wordsOf: (entry: TimelineEntry) => string;
  moverOf: (entry: TimelineEntry) => string;
}

/** Every move of an application: what, who, when, and why where a word was given. */
export function Timeline({ entries, wordsOf, moverOf }: Props) {
  return (
    <ol className="timeline plain-list">
      {entries.map((entry) => (
        <li className="position-relative" key={`${entry.at} ${entry.event}`}>
          <p className="m-0 fw-semibold">{wordsOf(entry)}</p>
          <p className="note m-0">
            <time dateTime={entry.at}>{momentOf(entry.at)}</time> · {moverOf(entry)}
          </p>
          {entry.reason && <p className="mt-6px mb-0">{entry.reason}</p>}
          {entry.note && (
            <blockquote className="mt-6px mb-0 quoted text-pre-line">{entry.note}</blockquote>
          )}
        </li>
      ))}
    </ol>
  );
}
