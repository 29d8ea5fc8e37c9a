import { roomOf } from '../../../../machines/engagements/engagements.ts';
import type { Side } from '../../../../machines/engagements/next-words.ts';
import type { OfficeAct } from '../../../../machines/engagements/office-acts.ts';
import { Empty } from '../../list/Empty.tsx';
import { ScreenLink } from '../../navigation/navigation.tsx';
import { Screen } from '../../navigation/Screen.tsx';
import { Reading } from '../../reading/Reading.tsx';
import { useRead } from '../../reading/useRead.ts';
import { workAddress } from '../work-address.ts';
import { RoomInFull } from './RoomInFull.tsx';

interface Props {
  id: number;
  screen: string;
  side: Side;
  mayFollow: boolean;
  historyPage: number;
  /** What is begun as soon as it opens. */
  begins: OfficeAct | null;
}

/** The room of one engagement. */
export function RoomScreen({ id, screen, side, mayFollow, historyPage, begins }: Props) {
  const room = useRead(roomOf(id));
  return (
    <Screen
      title={room.data?.projectTitle ?? 'Work'}
      lead={room.data && leadOf(room.data, side)}
      tools={
        <ScreenLink to={workAddress(screen)} className="btn btn-outline-primary">
          All work
        </ScreenLink>
      }
    >
      <Reading
        of={room}
        loading={<p role="status">Loading the room…</p>}
        failed="The room could not be loaded. Try again later."
        absent={<NoSuchRoom screen={screen} />}
      >
        {(known) => (
          <RoomInFull
            room={known}
            side={side}
            mayFollow={mayFollow}
            historyPage={historyPage}
            begins={begins}
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
    <Empty drawing="search" title="Room not found">
      <p>Nobody has a place here, or it is not yours to see.</p>
      <ScreenLink to={workAddress(screen)} className="btn btn-outline-primary">
        All work
      </ScreenLink>
    </Empty>
  );
}
