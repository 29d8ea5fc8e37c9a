import { type BrowseSort, browseSorts } from '../../../../api/read/browse.ts';

const sortLabels: Record<BrowseSort, string> = {
  newest: 'Newest',
  fit: 'Best fit',
  deadline: 'Deadline',
};

interface Props {
  sort: BrowseSort;
  onSort: (sort: BrowseSort) => void;
}

export function SortField({ sort, onSort }: Props) {
  return (
    <div className="filter-sort">
      <label className="form-label" htmlFor="sort">
        Sort by
      </label>
      <select
        id="sort"
        className="form-select"
        value={sort}
        onChange={({ target }) => onSort(target.value as BrowseSort)}
      >
        {browseSorts.map((one) => (
          <option key={one} value={one}>
            {sortLabels[one]}
          </option>
        ))}
      </select>
    </div>
  );
}
