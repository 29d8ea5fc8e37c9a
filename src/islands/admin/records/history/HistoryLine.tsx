import type { HistoryEntry, RecordKind } from '../../../../contract/reports/history.ts';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { momentOf } from '../../../ui/status/dates.ts';
import { runAddress } from '../../assignments/assign-address.ts';
import { Changes } from '../../audit/Changes.tsx';
import { RecordLink } from '../RecordLink.tsx';
import { changesIn, moverOf, wordsOf, writtenIn } from './history-words.ts';

interface Props {
  entry: HistoryEntry;
  /** Whose history it stands in: what is told of the record itself does not name it. */
  of: RecordKind;
}

/** One thing that happened: to what, and what, and when and by whom. */
export function HistoryLine({ entry, of }: Props) {
  const changes = changesIn(entry, of);
  const written = writtenIn(entry);
  return (
    <li>
      <p>
        <span>
          <About entry={entry} of={of} />
          {wordsOf(entry)}
        </span>
        {changes && <Changes entry={changes} />}
        {'runId' in entry && (
          <ScreenLink to={runAddress(entry.runId)}>Run {entry.runId}</ScreenLink>
        )}
      </p>
      {written && <p className="record-reason">“{written}”</p>}
      <p className="note soft">
        <time dateTime={entry.at}>{momentOf(entry.at)}</time>, {moverOf(entry)}
      </p>
    </li>
  );
}

/** What it happened to, where that is not the record itself. */
function About({ entry, of }: Props) {
  if (of === 'project' && 'student' in entry)
    return (
      <>
        <RecordLink kind="student" id={entry.student.id}>
          {entry.student.name}
        </RecordLink>
        {': '}
      </>
    );
  if (of !== 'project' && 'project' in entry)
    return (
      <>
        <RecordLink kind="project" id={entry.project.id}>
          {entry.project.title}
        </RecordLink>
        {': '}
      </>
    );
  return null;
}
