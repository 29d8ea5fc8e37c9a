import type { OnBoard } from '../../../../contract/engagements/board.ts';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { agoOf } from '../../../ui/status/ago.ts';
import { StatusTag } from '../../../ui/status/StatusTag.tsx';
import { workAddress } from '../work-address.ts';
import { BoardActs } from './BoardActs.tsx';
import { standingInWords } from './standing-words.ts';

interface Props {
  work: OnBoard;
  screen: string;
  /** Whether whoever looks may do something about it. */
  mayAct: boolean;
  isBusy: boolean;
  onRemind: () => void;
}

/** Work that runs: how it is getting on and why, and what may be done about it. */
export function BoardRow({ work, screen, mayAct, isBusy, onRemind }: Props) {
  const { id, projectTitle, studentName, companyName, standing, remindedAt } = work;
  const isWaiting = standing !== 'On track';
  return (
    <li className="engagement">
      <div className="engagement-what">
        <ScreenLink
          id={`work-${id}`}
          to={workAddress(screen, { engagement: id })}
          className="fw-semibold"
        >
          {projectTitle}
        </ScreenLink>
        <p className="soft fs-14">
          <bdi>{studentName}</bdi>, {companyName}
        </p>
      </div>
      <div className="engagement-next">
        <p>{standingInWords(work)}</p>
        {isWaiting && remindedAt && <p className="note soft">Reminded {agoOf(remindedAt)}</p>}
      </div>
      <StatusTag status={standing} />
      {mayAct && <BoardActs work={work} screen={screen} isBusy={isBusy} onRemind={onRemind} />}
    </li>
  );
}
