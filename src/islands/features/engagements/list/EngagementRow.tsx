import type { Engagement } from '../../../../contract/engagements/engagements.ts';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { forHowLong } from '../../../ui/status/ago.ts';
import { StatusTag } from '../../../ui/status/StatusTag.tsx';
import { dueBy, isOfTheWork, isTurnOf, nextInWords, type Side } from '../next-words.ts';
import { DueDay } from '../plan/Days.tsx';

interface Props {
  engagement: Engagement;
  side: Side;
  to: string;
}

/** One engagement: what it is, how far it has come, and whose turn it is. */
export function EngagementRow({ engagement, side, to }: Props) {
  const { state, standing, projectTitle, companyName, studentName } = engagement;
  const { turnSince, progress, evaluated } = engagement;
  const due = dueBy(engagement);
  const who = side === 'student' ? companyName : studentName;
  const isMine = isTurnOf(engagement, side);
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
          {turnSince && !evaluated && `${forHowLong(turnSince)}, `}
          {due && <DueDay day={due} />}
        </p>
      </div>
      <Progress {...progress} />
      <StatusTag status={standing === null || standing === 'On track' ? state : standing} />
    </li>
  );
}

interface ProgressProps {
  planned: number;
  settled: number;
}

/** How many milestones are settled, drawn as the deck of a bridge over as many piers. */
function Progress({ planned, settled }: ProgressProps) {
  if (planned === 0) return <span className="note soft progress-none">No plan yet</span>;
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
