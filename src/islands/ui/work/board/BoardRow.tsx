import type { OnBoard } from '../../../../contract/board.ts';
import { standingInWords } from '../../../../machines/engagements/standing-words.ts';
import { ScreenLink } from '../../navigation/navigation.tsx';
import { agoOf } from '../../status/ago.ts';
import { StatusTag } from '../../status/StatusTag.tsx';
import { workAddress } from '../work-address.ts';

interface Props {
  work: OnBoard;
  screen: string;
  /** Whether whoever looks may remind and end. */
  mayAct: boolean;
  isBusy: boolean;
  onRemind: () => void;
}

const dayIn = (at: Date) => at.toLocaleDateString('sv');

/** Work that runs: how it is getting on and why, and what may be done about it. */
export function BoardRow({ work, screen, mayAct, isBusy, onRemind }: Props) {
  const { id, projectTitle, studentName, companyName, standing, remindedAt } = work;
  const isWaiting = standing !== 'On track';
  const isToday = remindedAt !== null && dayIn(new Date(remindedAt)) === dayIn(new Date());
  return (
    <li className="engagement">
      <div className="engagement-what">
        <ScreenLink to={workAddress(screen, { engagement: id })} className="engagement-title">
          {projectTitle}
        </ScreenLink>
        <p className="beneath">
          {studentName}, {companyName}
        </p>
      </div>
      <div className="engagement-next">
        <p className="turn">{standingInWords(work)}</p>
        {isWaiting && remindedAt && <p className="note soft">Reminded {agoOf(remindedAt)}</p>}
      </div>
      <StatusTag status={standing} />
      {mayAct && (
        <div className="board-acts">
          {isWaiting && (
            <button
              type="button"
              className="btn btn-outline-primary btn-sm"
              disabled={isToday}
              aria-disabled={isBusy}
              onClick={() => isBusy || onRemind()}
            >
              {isToday ? 'Reminded' : 'Remind'}
              <span className="visually-hidden"> about {projectTitle}</span>
            </button>
          )}
          {standing === 'At risk' && (
            <ScreenLink
              to={workAddress(screen, { engagement: id, act: 'end' })}
              className="btn btn-quiet btn-sm board-end"
            >
              End early<span className="visually-hidden">: {projectTitle}</span>
            </ScreenLink>
          )}
        </div>
      )}
    </li>
  );
}
