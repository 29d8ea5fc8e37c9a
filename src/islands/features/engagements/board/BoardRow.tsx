import type { OnBoard } from '../../../../contract/engagements/board.ts';
import { timeNow } from '../../../../session/clock.ts';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { Icon } from '../../../ui/picture/Icon.tsx';
import { agoOf } from '../../../ui/status/ago.ts';
import { isoDayOf } from '../../../ui/status/dates.ts';
import { StatusTag } from '../../../ui/status/StatusTag.tsx';
import { type BoardAct, boardActs, isDeciding } from '../office-acts.ts';
import { workAddress } from '../work-address.ts';
import { standingInWords } from './standing-words.ts';

interface RowProps {
  work: OnBoard;
  screen: string;
  /** True if the reader may act on it. */
  mayAct: boolean;
  isBusy: boolean;
  onRemind: () => void;
}

/** Work that runs: how it is getting on and why, and what may be done about it. */
export function BoardRow({ work, screen, mayAct, isBusy, onRemind }: RowProps) {
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

const words: Record<BoardAct, string> = {
  remind: 'Remind',
  'give-time': 'Give more time',
  decide: 'Decide the outcome',
  'decide objection': 'Read the objection',
  write: 'Write',
  end: 'End early',
};

/** An admin's actions on running work: the most useful one first, the rest behind a button. */
function BoardActs({ work, screen, isBusy, onRemind }: Omit<RowProps, 'mayAct'>) {
  const { id, projectTitle, remindedAt } = work;
  const isToday = remindedAt !== null && isoDayOf(new Date(remindedAt)) === isoDayOf(timeNow());
  const { first, others } = boardActs(work, isToday);
  const act = (which: BoardAct, look: string, hidden: string) =>
    which === 'remind' ? (
      <button
        key={which}
        type="button"
        className={look}
        aria-disabled={isBusy}
        onClick={() => isBusy || onRemind()}
      >
        {words[which]}
        <span className="visually-hidden">{hidden}</span>
      </button>
    ) : (
      <ScreenLink
        key={which}
        to={workAddress(screen, { engagement: id, act: isDeciding(which) ? '' : which })}
        className={which === 'end' ? `${look} text-bad` : look}
      >
        {words[which]}
        <span className="visually-hidden">{hidden}</span>
      </ScreenLink>
    );
  return (
    <div className="board-acts">
      {first && act(first, 'btn btn-outline-primary btn-sm', ` about ${projectTitle}`)}
      {others.length > 0 && (
        <Disclosure
          buttonClass="btn btn-quiet btn-sm"
          button={
            <>
              More<span className="visually-hidden"> about {projectTitle}</span>
              <Icon name="chevron-down" />
            </>
          }
        >
          {(close) => (
            // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: whatever is pressed inside, the menu folds
            <div onClick={close}>{others.map((which) => act(which, 'menu-row', ''))}</div>
          )}
        </Disclosure>
      )}
    </div>
  );
}
