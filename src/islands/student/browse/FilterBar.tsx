import type { EngineeringType } from '../../../contract/people.ts';
import type { BrowseFilters } from '../../../machines/browse.ts';
import { Icon } from '../../ui/Icon.tsx';

/** In the specification's order, after the way back to all. */
const choices = [
  { value: '', label: 'All' },
  { value: 'Mechanical', label: 'Mechanical' },
  { value: 'Electrical', label: 'Electrical' },
  { value: 'Computer', label: 'Computer' },
  { value: 'Civil', label: 'Civil' },
] as const satisfies { value: EngineeringType | ''; label: string }[];

interface Props {
  filters: BrowseFilters;
  onType: (searchText: string) => void;
  onChoose: (engineering: EngineeringType | '') => void;
}

export function FilterBar({ filters, onType, onChoose }: Props) {
  return (
    <search className="filter-bar panel">
      <div className="filter-search">
        <label className="form-label" htmlFor="search">
          Search by title
        </label>
        <div className="with-icon">
          <Icon name="search" />
          <input
            id="search"
            type="search"
            className="form-control"
            autoComplete="off"
            maxLength={200}
            placeholder="Footbridge, gearbox…"
            value={filters.searchText}
            onChange={({ target }) => onType(target.value)}
          />
        </div>
      </div>
      <fieldset className="filter-types">
        <legend className="form-label">Engineering type</legend>
        <div className="segments">
          {choices.map(({ value, label }) => (
            <label key={value} className="segment">
              <input
                type="radio"
                name="engineering"
                value={value}
                checked={filters.engineering === value}
                onChange={() => onChoose(value)}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </search>
  );
}
