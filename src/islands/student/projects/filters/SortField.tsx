import { type BrowseSort, browseSorts } from '../../../../api/read/browse.ts';
import { Select } from '../../../ui/form/Select.tsx';

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
      <Select
        id="sort"
        value={sort}
        options={browseSorts.map((one) => [one, sortLabels[one]])}
        onChoose={onSort}
      />
    </div>
  );
}
