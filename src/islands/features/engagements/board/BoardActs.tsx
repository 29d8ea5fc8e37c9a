import type { OnBoard } from '../../../../contract/engagements/board.ts';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { Icon } from '../../../ui/picture/Icon.tsx';
import { type BoardAct, boardActs, isDeciding } from '../office-acts.ts';
import { workAddress } from '../work-address.ts';

interface Props {
  work: OnBoard;
  screen: string;
  isBusy: boolean;
  onRemind: () => void;
}

const words: Record<BoardAct, string> = {
  remind: 'Remind',
  'give-time': 'Give more time',
  decide: 'Decide the outcome',
  'decide objection': 'Read the objection',
  write: 'Write',
  end: 'End early',
};

const dayIn = (at: Date) => at.toLocaleDateString('sv');

/** What the office may do about work that runs: what fits first, the rest behind a button. */
export function BoardActs({ work, screen, isBusy, onRemind }: Props) {
  const { id, projectTitle, remindedAt } = work;
  const isToday = remindedAt !== null && dayIn(new Date(remindedAt)) === dayIn(new Date());
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
