import { useState } from 'react';
import type { AuditEntry } from '../../../contract/audit.ts';
import { historyOf, type RecordKind } from '../../../machines/records/records.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import { useRead } from '../../ui/reading/useRead.ts';
import { momentOf } from '../../ui/status/dates.ts';
import { Changes } from '../audit/Changes.tsx';
import { screens } from '../screens.ts';
import '../audit/audit.scss';

/** What admins did to a record, the newest first. */
export function History({ kind, id }: { kind: RecordKind; id: number }) {
  const [pages, askFor] = useState(1);
  const history = useRead(historyOf(kind, id, pages));
  return (
    <section className="panel record-history" aria-labelledby="record-history">
      <h2 id="record-history">Changes by admins</h2>
      <Reading
        of={history}
        loading={<p role="status">Loading the changes…</p>}
        failed="The changes could not be loaded."
      >
        {({ rows, total }) => (
          <>
            {rows.length === 0 && <p className="soft">None yet.</p>}
            <ol>
              {rows.map((entry) => (
                <Entry key={entry.id} entry={entry} />
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

function Entry({ entry }: { entry: AuditEntry }) {
  const { at, who, act } = entry;
  return (
    <li>
      <p>
        <span className="audit-act">{act}</span>
        <Changes entry={entry} />
      </p>
      <p className="note soft">
        <time dateTime={at}>{momentOf(at)}</time>, {who}
      </p>
    </li>
  );
}
