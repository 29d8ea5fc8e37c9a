import type { TimelineEntry } from '../../../contract/applications.ts';
import { momentOf } from '../../ui/dates.ts';
import { moverOf, wordsOf } from './timeline-words.ts';

interface Props {
  /** Oldest first. */
  entries: readonly TimelineEntry[];
  companyName: string;
}

/** Every move of an application: what, who, when, and why where a word was given. */
export function Timeline({ entries, companyName }: Props) {
  return (
    <ol className="timeline">
      {entries.map((entry) => (
        <li key={`${entry.at} ${entry.event}`}>
          <p className="timeline-what">{wordsOf(entry)}</p>
          <p className="note timeline-when">
            <time dateTime={entry.at}>{momentOf(entry.at)}</time> · {moverOf(entry, companyName)}
          </p>
          {entry.reason && <p className="timeline-why">{entry.reason}</p>}
          {entry.note && <blockquote className="timeline-note">{entry.note}</blockquote>}
        </li>
      ))}
    </ol>
  );
}
