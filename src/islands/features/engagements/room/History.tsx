import '../../applications/applicant/timeline.scss';
import { useState } from 'react';
import { engagementHistory } from '../../../../api/read/engagements.ts';
import { linesPerPage } from '../../../../api/read/reports.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import type { Addressee } from '../../../../contract/engagements/engagements.ts';
import type {
  EngagementEvent,
  EngagementEventKind,
} from '../../../../contract/engagements/history.ts';
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
      <p className="m-0 fw-semibold">{happeningInWords(happening)}</p>
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

type About = Pick<EngagementEvent, 'event' | 'milestone' | 'version' | 'day' | 'addressed'>;

const named = ({ milestone }: About): string => (milestone ? `“${milestone}”` : 'A milestone');
const versioned = ({ version }: About): string =>
  version && version > 1 ? `, version ${version}` : '';

const until = ({ day }: About): string => (day ? `, until ${calendarDay(day)}` : '');
const to = ({ day }: About): string => (day ? ` to ${calendarDay(day)}` : '');

const readers: Record<Addressee, string> = {
  student: 'the student',
  company: 'the company',
  both: 'the student and the company',
};

const words: Record<EngagementEventKind, (about: About) => string> = {
  opened: () => 'Place taken',
  'plan proposed': (about) => `Plan proposed${versioned(about)}`,
  'plan agreed': (about) => `Plan agreed${versioned(about)}`,
  'change asked for': () => 'Change to the plan asked for',
  delivered: (about) => `${named(about)} handed in${versioned(about)}`,
  objected: (about) => `Objection to ${named(about)}${versioned(about)}`,
  'changes asked for': (about) => `Changes to ${named(about)} asked for`,
  approved: (about) => `${named(about)} approved${versioned(about)}`,
  waived: (about) => `${named(about)} waived`,
  'checked in': () => 'Check-in',
  'extension asked': (about) => `More time for ${named(about)} asked for${until(about)}`,
  'extension granted': (about) => `More time for ${named(about)} granted${until(about)}`,
  'extension refused': (about) => `More time for ${named(about)} refused`,
  'another day offered': (about) => `Another day for ${named(about)} offered${until(about)}`,
  'another day accepted': (about) => `The other day for ${named(about)} accepted${until(about)}`,
  'extension withdrawn': (about) => `Request for more time for ${named(about)} withdrawn`,
  'moved along': (about) => `${named(about)} moved along${to(about)}`,
  'more time given': (about) =>
    `More time for ${named(about)} given by the programme’s office${until(about)}`,
  'closing sentence': () => 'Closing statement written',
  'evaluations opened': () => 'Evaluations opened',
  'outcome decided': () => 'Outcome decided by the programme’s office',
  completed: () => 'Work completed',
  'not completed': () => 'Work not completed',
  'outcome objected to': () => 'Objection to the outcome',
  'showing asked for': () => 'Permission to show the work asked for',
  'showing answered': () => 'Permission to show the work answered',
  'term ended': () => 'The term’s working time has ended: both sides evaluate the work',
  'ended early': () => 'Ended early',
  'office wrote': ({ addressed }) =>
    `The programme’s office wrote to ${readers[addressed ?? 'both']}`,
  reminded: () => 'Reminded by the programme’s office',
};

const happeningInWords = (about: About): string => isolated(words[about.event](about));
