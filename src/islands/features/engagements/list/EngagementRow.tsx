import type { Engagement } from '../../../../contract/engagements/engagements.ts';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { forHowLong } from '../../../ui/status/ago.ts';
import { StatusTag } from '../../../ui/status/StatusTag.tsx';
import { isTurnOf, nextInWords, type Side } from '../next-words.ts';
import { DueDay } from '../plan/DueDay.tsx';
import { Progress } from './Progress.tsx';

interface Props {
  engagement: Engagement;
  side: Side;
  to: string;
}

/** One engagement: what it is, how far it has come, and whose turn it is. */
export function EngagementRow({ engagement, side, to }: Props) {
  const { state, projectTitle, companyName, studentName, turnSince, dueOn, progress } = engagement;
  const who = side === 'student' ? companyName : studentName;
  const isMine = isTurnOf(engagement, side);
  return (
    <li className={isMine ? 'engagement is-mine' : 'engagement'}>
      <div className="engagement-what">
        <ScreenLink to={to} className="engagement-title">
          {projectTitle}
        </ScreenLink>
        <p className="beneath">{side === 'outside' ? `${studentName}, ${companyName}` : who}</p>
      </div>
      <div className="engagement-next">
        <p className={isMine ? 'turn is-mine' : 'turn'}>{nextInWords(engagement, side)}</p>
        <p className="note soft">
          {turnSince && forHowLong(turnSince)}
          {dueOn && ', '}
          {dueOn && <DueDay day={dueOn} />}
        </p>
      </div>
      <Progress {...progress} />
      <StatusTag status={state} />
    </li>
  );
}
