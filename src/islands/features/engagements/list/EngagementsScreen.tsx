import {
  type EngagementQuery,
  engagements,
  engagementsPerPage,
} from '../../../../api/read/engagements.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import {
  type Engagement,
  engagementStates,
  type NextStep,
} from '../../../../contract/engagements/engagements.ts';
import { Empty } from '../../../ui/list/Empty.tsx';
import { PagedList } from '../../../ui/list/PagedList.tsx';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { Screen } from '../../../ui/navigation/Screen.tsx';
import { Tabs } from '../../../ui/navigation/Tabs.tsx';
import { StatusTag } from '../../../ui/status/StatusTag.tsx';
import { isEnded, WorkTabs } from '../board/WorkTabs.tsx';
import {
  asReadBy,
  isOfTheWork,
  isTurnOf,
  nextInWords,
  type Side,
  waitsFor,
} from '../next-words.ts';
import { WaitedFor } from '../plan/Days.tsx';
import { workAddress } from '../work-address.ts';

interface Props {
  screen: string;
  side: Side;
  query: EngagementQuery;
}

const leads: Record<Side, string> = {
  student: 'The projects you have a place in. Work that is waiting for you comes first.',
  company: 'Students who work with you. Work that is waiting for you comes first.',
  office: 'Work that has ended, newest first.',
  outside: 'Work that has ended, newest first.',
};

/** All engagements of this reader, sorted by whose turn it is. */
export function EngagementsScreen({ screen, side, query }: Props) {
  const addressOf = (change: Partial<EngagementQuery>) =>
    workAddress(screen, {
      state: query.state,
      turn: query.turn,
      ...change,
    });
  return (
    <Screen title="Work" lead={leads[side]}>
      {query.turn && (
        <p>
          Only work that is waiting for you.{' '}
          <ScreenLink to={addressOf({ turn: '' })}>Show all work</ScreenLink>
        </p>
      )}
      {isEnded(query.state) && !isOfTheWork(side) ? (
        <WorkTabs screen={screen} chosen={query.state} />
      ) : (
        <Tabs label="State">
          {(['', ...engagementStates] as const).map((state) => (
            <ScreenLink
              key={state}
              to={addressOf({ state })}
              className="status-tab"
              current={state === query.state}
            >
              {state || 'All'}
            </ScreenLink>
          ))}
        </Tabs>
      )}
      <PagedList
        of={useRead(engagements(query))}
        what="the work"
        empty={<NoWork side={side} isNarrowed={query.state !== '' || query.turn !== ''} />}
        className="engagements plain-list line-top"
        aria-label="Work"
        pageSize={engagementsPerPage}
        noun="engagements"
        addressOf={(page) => addressOf({ page })}
      >
        {(engagement) => (
          <EngagementRow
            key={engagement.id}
            engagement={engagement}
            side={side}
            to={workAddress(screen, { engagement: engagement.id })}
          />
        )}
      </PagedList>
    </Screen>
  );
}

const whyNone: Record<Side, string> = {
  student: 'Once you accept an offer, what you agree and deliver appears here.',
  company: 'Once a student accepts your offer, what you agree and review appears here.',
  office: 'Once a student accepts an offer, their work appears here.',
  outside: 'Once a student accepts an offer, their work appears here.',
};

function NoWork({ side, isNarrowed }: { side: Side; isNarrowed: boolean }) {
  if (isNarrowed)
    return (
      <Empty drawing="search" title="None in this state">
        <p>Choose another state, or all.</p>
      </Empty>
    );
  return (
    <Empty drawing="gap" title="No work yet">
      <p>{whyNone[side]}</p>
    </Empty>
  );
}

interface RowProps {
  engagement: Engagement;
  side: Side;
  to: string;
}

/** One engagement: what it is, how far it has come, and whose turn it is. */
function EngagementRow({ engagement: listed, side, to }: RowProps) {
  const engagement = asReadBy(listed, side);
  const { state, standing, projectTitle, companyName, studentName } = engagement;
  const { progress } = engagement;
  const who = side === 'student' ? companyName : studentName;
  const isMine = isTurnOf(engagement, side);
  const besides = waitsFor(listed, side).length - 1;
  return (
    <li className={isMine ? 'engagement is-mine' : 'engagement'}>
      <div className="engagement-what">
        <ScreenLink to={to} className="fw-semibold">
          <bdi>{projectTitle}</bdi>
        </ScreenLink>
        <p className="soft fs-14">
          <bdi>{who}</bdi>
          {!isOfTheWork(side) && `, ${companyName}`}
        </p>
      </div>
      <div className="engagement-next">
        <p className={isMine ? 'fw-semibold' : undefined}>{nextInWords(engagement, side)}</p>
        <p className="note soft">
          <WaitedFor of={engagement} />
          {besides > 0 && `, and ${besides} more`}
        </p>
      </div>
      <Progress {...progress} next={engagement.next} />
      <StatusTag status={standing === null || standing === 'On track' ? state : standing} />
    </li>
  );
}

/** State of a plan that is not agreed yet. */
const planWords: Partial<Record<NextStep, string>> = {
  'propose plan': 'No plan yet',
  'answer plan': 'Plan proposed',
  'propose again': 'Change asked for',
};

/** Settled milestones, drawn as the deck of a bridge over one pier for each. */
function Progress({ planned, settled, next }: Engagement['progress'] & Pick<Engagement, 'next'>) {
  if (planned === 0)
    return <span className="note soft progress-none">{next && planWords[next]}</span>;
  const span = 96 / planned;
  return (
    <span className="progress-bridge d-inline-flex gap-2 align-items-center text-nowrap">
      <svg viewBox="0 0 100 24" aria-hidden="true" focusable="false" preserveAspectRatio="none">
        <path className="deck-open" d="M2 6H98" />
        {settled > 0 && <path className="deck-built" d={`M2 6H${2 + span * settled}`} />}
        {Array.from({ length: planned }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: piers have nothing else to be told apart by
          <path key={at} className="pier" d={`M${2 + span * (at + 1)} 6V22`} />
        ))}
      </svg>
      <span className="note soft">
        {settled} of {planned}
      </span>
    </span>
  );
}
