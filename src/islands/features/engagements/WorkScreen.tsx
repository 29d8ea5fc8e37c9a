import './work.scss';
import { roomOf } from '../../../api/read/engagements.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { Empty } from '../../ui/list/Empty.tsx';
import { ScreenLink, useSearch } from '../../ui/navigation/navigation.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import { isolated } from '../../ui/status/isolated.ts';
import { useRole } from '../accounts/useRole.ts';
import { useMay } from '../companies/useMay.ts';
import { BoardScreen } from './board/BoardScreen.tsx';
import { EngagementsScreen } from './list/EngagementsScreen.tsx';
import { isOfTheWork, type Side } from './next-words.ts';
import type { OfficeAct } from './office-acts.ts';
import { RoomInFull } from './room/RoomInFull.tsx';
import type { RoomPart } from './room/room-view.ts';
import { boardQueryFrom, workAddress, workPlaceFrom } from './work-address.ts';

const sides = {
  Student: 'student',
  Company: 'company',
  Faculty: 'outside',
  Admin: 'office',
} as const;

/** What becomes of taken places: the list of them, for whoever watches over it a board, or the room of one. */
export default function WorkScreen({ evaluations = null }: { evaluations?: RoomPart | null }) {
  const role = useRole();
  const may = useMay();
  const search = useSearch();
  const side: Side = sides[role];
  const screen = `/${role.toLowerCase()}/work`;
  // The office acts where a company does not.
  const mayFollow = role === 'Admin' || may('follow the work');
  const place = workPlaceFrom(search);
  const { engagement, page, view, act } = place;
  if (engagement === null && !isOfTheWork(side) && view === '')
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
    />
  );
}

interface RoomProps {
  id: number;
  screen: string;
  side: Side;
  mayFollow: boolean;
  historyPage: number;
  /** What is begun as soon as it opens. */
  begins: OfficeAct | null;
  evaluations: RoomPart | null;
}

function RoomScreen({ id, screen, side, ...props }: RoomProps) {
  const room = useRead(roomOf(id));
  return (
    <Screen
      title={room.data?.projectTitle ?? 'Work'}
      lead={
        <>
          {room.data && isolated(leadOf(room.data, side))}{' '}
          <ScreenLink to={workAddress(screen)}>All work</ScreenLink>
        </>
      }
    >
      <Reading
        of={room}
        loading={<p role="status">Loading the work…</p>}
        failed="The work could not be loaded. Try again later."
        absent={<NoSuchRoom screen={screen} />}
      >
        {(known) => (
          <RoomInFull
            room={known}
            side={side}
            {...props}
            addressOfHistory={(page) => workAddress(screen, { engagement: id, page })}
          />
        )}
      </Reading>
    </Screen>
  );
}

const leadOf = (
  { companyName, studentName }: { companyName: string; studentName: string },
  side: Side,
): string => {
  if (side === 'student') return `Your work with ${companyName}.`;
  return side === 'company' ? `${studentName}’s work.` : `${studentName} with ${companyName}.`;
};

function NoSuchRoom({ screen }: { screen: string }) {
  return (
    <Empty drawing="search" title="Work not found">
      <p>There is no work at this address, or you cannot see it.</p>
      <ScreenLink to={workAddress(screen)} className="btn btn-outline-primary">
        All work
      </ScreenLink>
    </Empty>
  );
}
