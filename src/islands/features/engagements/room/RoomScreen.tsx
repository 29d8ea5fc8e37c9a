import { roomOf } from '../../../../api/read/engagements.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import { Empty } from '../../../ui/list/Empty.tsx';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { Screen } from '../../../ui/navigation/Screen.tsx';
import { Reading } from '../../../ui/reading/Reading.tsx';
import { isolated } from '../../../ui/status/isolated.ts';
import type { Side } from '../next-words.ts';
import type { OfficeAct } from '../office-acts.ts';
import { workAddress } from '../work-address.ts';
import { RoomInFull } from './RoomInFull.tsx';
import type { RoomPart } from './room-view.ts';

interface Props {
  id: number;
  screen: string;
  side: Side;
  mayFollow: boolean;
  historyPage: number;
  /** What is begun as soon as it opens. */
  begins: OfficeAct | null;
  evaluations: RoomPart | null;
}

/** The room of one engagement. */
export function RoomScreen({ id, screen, side, ...props }: Props) {
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
