import type { TimelineEntry } from '../../../contract/applications/applications.ts';
import type { Entry, OpenConversation } from '../../../contract/conversations/conversations.ts';
import { happeningInWords } from '../../../words/engagements/history.ts';
import { calendarDay, momentOf, timeOf } from '../../ui/status/dates.ts';
import { isolated } from '../../ui/status/isolated.ts';
import { moverOf, wordsOf } from '../applications/applicant/timeline-words.ts';

/** Words for the moves of an application, as one side reads them. */
export interface MoveWords {
  readonly wordsOf: (entry: TimelineEntry) => string;
  readonly moverOf: (
    entry: TimelineEntry,
    sides: Pick<OpenConversation, 'student' | 'company'>,
  ) => string;
}

export const usualMoveWords: MoveWords = { wordsOf, moverOf };

interface Props {
  entry: Exclude<Entry, { kind: 'message' }>;
  conversation: OpenConversation;
  moves: MoveWords;
}

/** Something that happened to the application or in the work, between messages. */
export function HappenedLine({ entry, conversation, moves }: Props) {
  const isMove = entry.kind === 'move';
  const words = isMove ? moves.wordsOf(entry) : happeningInWords(entry, calendarDay);
  const who = isMove ? moves.moverOf(entry, conversation) : entry.person;
  return (
    <li className="thread-entry happened soft fs-14">
      <p className="m-0">
        {isolated(words)}
        {who && (
          <>
            {' '}
            · <bdi>{who}</bdi>
          </>
        )}
        {' · '}
        <time dateTime={entry.at} title={momentOf(entry.at)}>
          {timeOf(entry.at)}
        </time>
      </p>
      {isMove && entry.reason && <p className="mt-1 mb-0">{entry.reason}</p>}
      {entry.note && (
        <blockquote className="mt-6px mb-0 quoted text-pre-line">{entry.note}</blockquote>
      )}
    </li>
  );
}
