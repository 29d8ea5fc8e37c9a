import './work.scss';
import { useSearch } from '../../ui/navigation/navigation.tsx';
import { useRole } from '../accounts/useRole.ts';
import { useMay } from '../companies/useMay.ts';
import { BoardScreen } from './board/BoardScreen.tsx';
import { isEnded } from './board/WorkTabs.tsx';
import { EngagementsScreen } from './list/EngagementsScreen.tsx';
import { isOfTheWork, type Side } from './next-words.ts';
import { RoomScreen } from './room/RoomScreen.tsx';
import type { RoomPart } from './room/room-view.ts';
import { boardQueryFrom, workPlaceFrom } from './work-address.ts';

const sides = {
  Student: 'student',
  Company: 'company',
  Faculty: 'outside',
  Admin: 'office',
} as const;

interface Props {
  evaluations?: RoomPart | null;
  decision?: RoomPart | null;
}

/** Lists the places taken; those who oversee the work get a board. Also shows the room of one. */
export default function WorkScreen({ evaluations = null, decision = null }: Props) {
  const role = useRole();
  const may = useMay();
  const search = useSearch();
  const side: Side = sides[role];
  const screen = `/${role.toLowerCase()}/work`;
  // An admin may stand in for a company.
  const mayFollow = role === 'Admin' || may('follow the work');
  const place = workPlaceFrom(search);
  const { engagement, page, state, act } = place;
  if (engagement === null && !isOfTheWork(side) && !isEnded(state))
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
      evaluations={evaluations}
      decision={decision}
    />
  );
}
