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
    <search className="d-flex flex-wrap gap-3 mb-4" aria-label="Work">
      <SearchInput
        className="flex-from-14 max-w-24"
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
