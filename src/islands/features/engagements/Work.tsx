import type { Search } from '../../ui/navigation/search.ts';
import { BoardScreen } from './board/BoardScreen.tsx';
import { boardQueryFrom } from './board/board-address.ts';
import { EngagementsScreen } from './list/EngagementsScreen.tsx';
import type { Side } from './next-words.ts';
import { RoomScreen } from './room/RoomScreen.tsx';
import { workPlaceFrom } from './work-address.ts';
import './work.scss';

interface Props {
  /** The address of this area’s screen for work. */
  screen: string;
  search: Search;
  side: Side;
  /** Whether whoever looks may do what the company does. */
  mayFollow?: boolean;
}

/** What becomes of taken places: the list of them, for whoever watches over it a board, or the room of one. */
export function Work({ screen, search, side, mayFollow = false }: Props) {
  const place = workPlaceFrom(search);
  const { engagement, page, view, act } = place;
  if (engagement === null && side === 'outside' && view === '')
    return <BoardScreen screen={screen} query={boardQueryFrom(search)} mayAct={mayFollow} />;
  if (engagement === null) return <EngagementsScreen screen={screen} side={side} query={place} />;
  return (
    <RoomScreen
      key={engagement}
      id={engagement}
      screen={screen}
      side={side}
      mayFollow={mayFollow}
      historyPage={page}
      begins={act || null}
    />
  );
}
