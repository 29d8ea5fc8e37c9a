import { type BoardQuery, boardCounts } from '../../../../api/read/engagements.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import {
  endedStates,
  standingsCountedAtMost,
  type WorkCount,
  workCounts,
} from '../../../../contract/engagements/board.ts';
import { workStandings } from '../../../../contract/engagements/engagements.ts';
import { StatusTabs } from '../../../ui/navigation/StatusTabs.tsx';
import { boardAddress, workAddress } from '../work-address.ts';

type Ended = (typeof endedStates)[number];

export const isEnded = (state: string): state is Ended =>
  endedStates.some((ended) => ended === state);

interface Props {
  screen: string;
  /** Narrows the board; work that has ended is not narrowed. */
  query?: BoardQuery;
  chosen: WorkCount | '';
}

const everything: BoardQuery = { standing: '', searchText: '', term: '', page: 1 };

/** Work by how it is getting on, and by how it has ended, each with how much there is. */
export function WorkTabs({ screen, query = everything, chosen }: Props) {
  const { data } = useRead(boardCounts(query));
  const counts = data && new Map(data.map(({ standing, engagements }) => [standing, engagements]));
  return (
    <StatusTabs
      label="How work is getting on"
      statuses={workCounts}
      counts={counts}
      total={workStandings.reduce((sum, standing) => sum + (counts?.get(standing) ?? 0), 0)}
      all="Under way"
      countedAtMost={standingsCountedAtMost}
      chosen={chosen}
      always={['At risk']}
      addressOf={(to) =>
        isEnded(to)
          ? workAddress(screen, { state: to })
          : boardAddress(screen, { ...query, standing: to, page: 1 })
      }
    />
  );
}
