import { useEffect, useState } from 'react';
import type { BoardQuery } from '../../../../machines/engagements/board.ts';
import { TermFilter } from '../../terms/TermFilter.tsx';

interface Props {
  query: BoardQuery;
  onLook: (changed: Partial<BoardQuery>, replace?: boolean) => void;
}

/** Which work is looked for; it stands in the address. */
export function BoardFilters({ query, onLook }: Props) {
  const { searchText, term } = query;
  const [typed, setTyped] = useState(searchText);
  // Back and forward change the address from outside.
  useEffect(() => setTyped(searchText), [searchText]);
  return (
    <search className="board-filters" aria-label="Work">
      <input
        type="search"
        className="form-control"
        aria-label="Search by project, student or company"
        placeholder="Search by project, student or company"
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          onLook({ searchText: target.value }, true);
        }}
      />
      <TermFilter term={term} none="No term" onChoose={(chosen) => onLook({ term: chosen })} />
    </search>
  );
}
