import '../../applications/applicant/timeline.scss';
import { useState } from 'react';
import { engagementHistory } from '../../../../api/read/engagements.ts';
import { linesPerPage } from '../../../../api/read/page.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import type { EngagementEvent } from '../../../../contract/engagements/history.ts';
import { happeningInWords } from '../../../../words/engagements/history.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Paginator } from '../../../ui/list/Paginator.tsx';
import { Reading } from '../../../ui/reading/Reading.tsx';
import { calendarDay, momentOf } from '../../../ui/status/dates.ts';
import { isolated } from '../../../ui/status/isolated.ts';
import { ContextPanel } from './ContextPanels.tsx';

interface Props {
  id: number;
  page: number;
  addressOf: (page: number) => string;
}

const latest = 3;

/** Events, newest first; at first only the latest. */
export const History = (props: Props) => (
  <ContextPanel id="room-history" title="History">
    <Happenings {...props} />
  </ContextPanel>
);

function Happenings({ id, page, addressOf }: Props) {
  const [isWhole, showWhole] = useState(page > 1);
  const history = useRead(engagementHistory(id, page));
  return (
    <Reading of={history} what="the history" failed="The history could not be loaded.">
      {({ rows, total, hasMore, page: shown }) => (
        <>
          <ol className="timeline newest-first plain-list">
            {rows.slice(0, isWhole ? undefined : latest).map((happening) => (
              <Happening key={happening.id} happening={happening} />
            ))}
          </ol>
          {!isWhole && total > latest && (
            <Button look="quiet" onClick={() => showWhole(true)}>
              All {total} events
            </Button>
          )}
          {isWhole && (
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
  );
}

function Happening({ happening }: { happening: EngagementEvent }) {
  const { at, person, note } = happening;
  return (
    <li className="position-relative">
      <p className="m-0 fw-semibold">{isolated(happeningInWords(happening, calendarDay))}</p>
      <p className="note m-0">
        <time dateTime={at}>{momentOf(at)}</time>
        {person && (
          <>
            {' '}
            · <bdi>{person}</bdi>
          </>
        )}
      </p>
      {note && <blockquote className="mt-6px mb-0 quoted text-pre-line">{note}</blockquote>}
    </li>
  );
}
