import type { EngineeringType } from '../../../../contract/people.ts';
import { currentStudent } from '../../../../machines/area/student.ts';
import {
  type BrowseFilters,
  type BrowseSort,
  browseSorts,
  narrowings,
  narrowingsIn,
  orderOf,
  without,
} from '../../../../machines/browse/browse-filters.ts';
import { ScreenLink, useOpen } from '../../../ui/navigation/navigation.tsx';
import { Icon } from '../../../ui/picture/Icon.tsx';
import { useRead } from '../../../ui/reading/useRead.ts';
import { addressOf } from '../browse-address.ts';
import { EngineeringTypes } from './EngineeringTypes.tsx';
import { MoreFilters } from './MoreFilters.tsx';
import './filter-bar.scss';

const sortLabels: Record<BrowseSort, string> = {
  newest: 'Newest',
  fit: 'Best fit',
  deadline: 'Deadline',
};

/** Every change goes to the address: choosing makes a step for Back, typing does not. */
export function FilterBar({ filters }: { filters: BrowseFilters }) {
  const open = useOpen();
  const change = (changed: Partial<BrowseFilters>, isTyping = false) =>
    open(addressOf({ ...filters, ...changed, page: 1 }), isTyping);
  const student = useRead(currentStudent);
  const active = narrowingsIn(filters).length;
  return (
    <search className="filter-bar panel">
      <div className="filter-search">
        <label className="form-label" htmlFor="search">
          Search by title, skill or company
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
            onChange={({ target }) => change({ searchText: target.value }, true)}
          />
        </div>
      </div>
      <EngineeringTypes
        chosen={filters.engineering}
        onChoose={(engineering: EngineeringType | '') => change({ engineering })}
      />
      <div className="filter-sort">
        <label className="form-label" htmlFor="sort">
          Sort by
        </label>
        <select
          id="sort"
          className="form-select"
          value={orderOf(filters, student.data?.skills ?? '')}
          onChange={({ target }) => change({ sort: target.value as BrowseSort })}
        >
          {browseSorts.map((sort) => (
            <option key={sort} value={sort}>
              {sortLabels[sort]}
            </option>
          ))}
        </select>
      </div>
      <MoreFilters filters={filters} onChange={change}>
        <label className="form-check form-switch open-only">
          <input
            type="checkbox"
            className="form-check-input"
            checked={filters.openOnly}
            onChange={({ target }) => change({ openOnly: target.checked })}
          />
          Open only
        </label>
        {active > 0 && (
          <p className="filters-active">
            <span>{active === 1 ? '1 filter active' : `${active} filters active`}</span>
            <ScreenLink to={addressOf(without(filters, ...narrowings))}>Clear filters</ScreenLink>
          </p>
        )}
      </MoreFilters>
    </search>
  );
}
