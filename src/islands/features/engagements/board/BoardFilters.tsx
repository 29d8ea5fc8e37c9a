import type { BoardQuery } from '../../../../api/read/engagements.ts';
import { SearchInput } from '../../../ui/form/SearchInput.tsx';
import { TermFilter } from '../../terms/TermFilter.tsx';

interface Props {
  query: BoardQuery;
  onLook: (changed: Partial<BoardQuery>, replace?: boolean) => void;
}

/** Which work is looked for; it stands in the address. */
export function BoardFilters({ query, onLook }: Props) {
  const { searchText, term } = query;
  return (
    <search className="board-filters" aria-label="Work">
      <SearchInput
        aria-label="Search by project, student or company"
        placeholder="Search by project, student or company"
        maxLength={100}
        searchText={searchText}
        onSearch={(searchText) => onLook({ searchText }, true)}
      />
      <TermFilter term={term} none="No term" onChoose={(chosen) => onLook({ term: chosen })} />
    </search>
  );
}
