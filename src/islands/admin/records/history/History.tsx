import { useState } from 'react';
import { historyOf } from '../../../../api/read/reports.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import type { RecordKind } from '../../../../contract/reports/history.ts';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { Reading } from '../../../ui/reading/Reading.tsx';
import { screens } from '../../screens.ts';
import { HistoryLine } from './HistoryLine.tsx';
import '../../audit/audit.scss';

const titles: Record<RecordKind, string> = {
  student: 'Student history',
  company: 'Company history',
  project: 'Project history',
};

/** What happened to a record, whoever did it, the newest first. */
export function History({ kind, id }: { kind: RecordKind; id: number }) {
  const [pages, askFor] = useState(1);
  const history = useRead(historyOf(kind, id, pages));
  return (
    <section className="panel record-history" aria-labelledby="record-history">
      <h2 id="record-history">{titles[kind]}</h2>
      <Reading
        of={history}
        loading={<p role="status">Loading the history…</p>}
        failed="The history could not be loaded."
      >
        {({ rows, total }) => (
          <>
            {rows.length === 0 && <p className="soft">Nothing has been recorded yet.</p>}
            <ol>
              {rows.map((entry) => (
                <HistoryLine key={entry.id} entry={entry} of={kind} />
              ))}
            </ol>
            <div className="record-history-more">
              {rows.length < total && (
                <button
                  type="button"
                  className="btn btn-quiet btn-sm"
                  onClick={() => askFor(pages + 1)}
                >
                  Older entries
                </button>
              )}
              <ScreenLink to={`${screens.audit}?kind=${kind}`}>Audit log</ScreenLink>
            </div>
          </>
        )}
      </Reading>
    </section>
  );
}
