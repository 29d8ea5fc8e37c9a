import { useState } from 'react';
import { historyOf } from '../../../../api/read/reports.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import type { HistoryEntry, RecordKind } from '../../../../contract/reports/history.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { Reading } from '../../../ui/reading/Reading.tsx';
import { screens } from '../../screens.ts';
import '../../audit/audit.scss';
import { momentOf } from '../../../ui/status/dates.ts';
import { runAddress } from '../../assignments/assign-address.ts';
import { Changes } from '../../audit/Changes.tsx';
import { RecordLink } from '../RecordLink.tsx';
import { changesIn, moverOf, wordsOf, writtenIn } from './history-words.ts';

const titles: Record<RecordKind, string> = {
  student: 'Student history',
  company: 'Company history',
  project: 'Project history',
};

/** Everything that happened to a record, newest first. */
export function History({ kind, id }: { kind: RecordKind; id: number }) {
  const [pages, askFor] = useState(1);
  const history = useRead(historyOf(kind, id, pages));
  return (
    <section className="panel record-history" aria-labelledby="record-history">
      <h2 id="record-history">{titles[kind]}</h2>
      <Reading of={history} what="the history" failed="The history could not be loaded.">
        {({ rows, total }) => (
          <>
            {rows.length === 0 && <p className="soft">Nothing has been recorded yet.</p>}
            <ol className="plain-list">
              {rows.map((entry) => (
                <HistoryLine key={entry.id} entry={entry} of={kind} />
              ))}
            </ol>
            <div className="cluster justify-content-between mt-3 fs-14">
              {rows.length < total && (
                <Button look="quiet" size="sm" onClick={() => askFor(pages + 1)}>
                  Older entries
                </Button>
              )}
              <ScreenLink to={`${screens.audit}?kind=${kind}`}>Audit log</ScreenLink>
            </div>
          </>
        )}
      </Reading>
    </section>
  );
}

interface LineProps {
  entry: HistoryEntry;
  /** Lines about this record itself do not name it. */
  of: RecordKind;
}

function HistoryLine({ entry, of }: LineProps) {
  const changes = changesIn(entry, of);
  const written = writtenIn(entry);
  return (
    <li className="line-above py-2 fs-15">
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
      {written && <p className="quoted text-pre-line">“{written}”</p>}
      <p className="note soft">
        <time dateTime={entry.at}>{momentOf(entry.at)}</time>, {moverOf(entry)}
      </p>
    </li>
  );
}

/** Names the subject of a line, unless it is the record itself. */
function About({ entry, of }: LineProps) {
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
