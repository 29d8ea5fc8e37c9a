import { type StudentQuery, standingCounts } from '../../../api/read/universities.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { standings } from '../../../contract/universities/faculty.ts';
import { StatusTabs } from '../../ui/navigation/StatusTabs.tsx';
import { studentsAddress } from '../addresses.ts';

/** Which students are listed, by where they stand; each with how many. */
export function ByStanding({ query }: { query: StudentQuery }) {
  const { data: counts } = useRead(standingCounts(query));
  return (
    <StatusTabs
      label="Where students stand"
      statuses={standings}
      counts={counts && new Map(counts.map(({ standing, students }) => [standing, students]))}
      chosen={query.standing}
      always={standings}
      addressOf={(standing) => studentsAddress({ ...query, standing, page: 1 })}
    />
  );
}
