import {
  type BrowseFilters,
  type BrowseSort,
  browseSorts,
  orderOf,
} from '../../../../api/read/browse.ts';
import { currentStudent } from '../../../../api/read/students.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import type { EngineeringType } from '../../../../contract/accounts/people.ts';
import { Select } from '../../../ui/form/Select.tsx';
import '../../../ui/form/segments.scss';

/** In the specification's order, after the way back to all. */
const types = ['', 'Mechanical', 'Electrical', 'Computer', 'Civil'] as const satisfies (
  | EngineeringType
  | ''
)[];

const sortLabels: Record<BrowseSort, string> = {
  newest: 'Newest',
  fit: 'Best fit',
  deadline: 'Deadline',
};

interface Props {
  filters: BrowseFilters;
  onChange: (changed: Partial<BrowseFilters>) => void;
}

/** Filter by kind of project, and the order. */
export function UsualFilters({ filters, onChange }: Props) {
  const student = useRead(currentStudent);
  return (
    <>
      <fieldset className="filter-types">
        <legend className="form-label fs-24">Engineering type</legend>
        <div className="segments">
          {types.map((engineering) => (
            <label key={engineering} className="segment">
              <input
                type="radio"
                name="engineering"
                value={engineering}
                checked={filters.engineering === engineering}
                onChange={() => onChange({ engineering })}
              />
              <span>{engineering || 'All'}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="filter-sort">
        <label className="form-label" htmlFor="sort">
          Sort by
        </label>
        <Select
          id="sort"
          value={orderOf(filters, student.data?.skills ?? '')}
          options={browseSorts.map((one) => [one, sortLabels[one]])}
          onChoose={(sort) => onChange({ sort })}
        />
      </div>
    </>
  );
}
