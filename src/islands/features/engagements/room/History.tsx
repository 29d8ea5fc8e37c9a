import { engagementHistory } from '../../../../api/read/engagements.ts';
import { linesPerPage } from '../../../../api/read/reports.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import type { EngagementEvent } from '../../../../contract/engagements/engagements.ts';
import { Paginator } from '../../../ui/list/Paginator.tsx';
import { Reading } from '../../../ui/reading/Reading.tsx';
import { momentOf } from '../../../ui/status/dates.ts';
import { happeningInWords } from './event-words.ts';
import '../../applications/applicant/timeline.scss';

interface Props {
  id: number;
  page: number;
  addressOf: (page: number) => string;
}

/** What has happened, the newest first. */
export function History({ id, page, addressOf }: Props) {
  const history = useRead(engagementHistory(id, page));
  return (
    <section className="panel" aria-labelledby="room-history">
      <h2 id="room-history">History</h2>
      <Reading
        of={history}
        loading={<p role="status">Loading the history…</p>}
        failed="The history could not be loaded."
      >
        {({ rows, total, hasMore, page: shown }) => (
          <>
            <ol className="timeline">
              {rows.map((happening) => (
                <Happening key={happening.id} happening={happening} />
              ))}
            </ol>
            {total > linesPerPage && (
              <Paginator
                page={shown}
                pageSize={linesPerPage}
                total={total}
                hasMore={hasMore}
                noun="events"
                addressOf={addressOf}
              />
            )}
          </>
        )}
      </Reading>
    </section>
  );
}

function Happening({ happening }: { happening: EngagementEvent }) {
  const { at, person, note } = happening;
  return (
    <li>
      <p className="m-0 fw-semibold">{happeningInWords(happening)}</p>
      <p className="note m-0">
        <time dateTime={at}>{momentOf(at)}</time>
        {person && ` · ${person}`}
      </p>
      {note && <blockquote className="timeline-note">{note}</blockquote>}
    </li>
  );
}
