import type { TimelineEntry } from '../../../../contract/applications.ts';
import { momentOf } from '../../../ui/dates.ts';

interface Props {
  /** Oldest first. */
  entries: readonly TimelineEntry[];
  studentName: string;
}

/** Every move of an application as its company reads it: what, who, when, and the words that went with it. */
export function Timeline({ entries, studentName }: Props) {
  const movers: Record<TimelineEntry['by'], string> = {
    student: studentName,
    company: 'Your company',
    admin: 'The programme team',
    system: 'Automatically',
  };
  return (
    <ol className="person-timeline">
      {entries.map(({ at, event, by, reason, note }) => (
        <li key={`${at} ${event}`}>
          <p>{words[event]}</p>
          <p className="note">
            <time dateTime={at}>{momentOf(at)}</time> · {movers[by]}
          </p>
          {reason && <p className="soft">{reason}</p>}
          {note && <blockquote>{note}</blockquote>}
        </li>
      ))}
    </ol>
  );
}

const words: Record<TimelineEntry['event'], string> = {
  apply: 'Applied',
  shortlist: 'Put on the shortlist',
  offer: 'A place offered',
  accept: 'Offer accepted',
  decline: 'Offer declined',
  expire: 'The offer ran out unanswered',
  reject: 'Rejected',
  withdraw: 'Withdrawn by the student',
  close: 'Closed, because the project ended',
  recall: 'The offer was taken back with the assignment',
  complete: 'Work completed',
};
