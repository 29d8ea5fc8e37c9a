import { type ReactNode, useState } from 'react';
import {
  type BrowseFilters,
  narrowings,
  narrowingsIn,
  without,
} from '../../../../api/read/browse.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { ScreenLink, useOpen } from '../../../ui/navigation/navigation.tsx';
import { useIsNarrow } from '../../../ui/navigation/window-width.ts';
import { Icon } from '../../../ui/picture/Icon.tsx';
import { addressOf } from '../browse-address.ts';
import { SaveSearch } from '../saved-searches/SaveSearch.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { FilterSwitch } from './FilterSwitch.tsx';
import { MoreFilters } from './MoreFilters.tsx';
import { UsualFilters } from './UsualFilters.tsx';
import './filter-bar.scss';

/**
 * One row that stays in sight, and the less used filters: below it on a desk, in a sheet on a phone and when a project
 * is open beside the list. Every change goes to the address: choosing makes a step for Back, typing does not.
 */
export function FilterBar({ filters, isBeside }: { filters: BrowseFilters; isBeside: boolean }) {
  const open = useOpen();
  const isNarrow = useIsNarrow() || isBeside;
  const [isOpen, setOpen] = useState(false);
  const change = (changed: Partial<BrowseFilters>, isTyping = false) =>
    open(addressOf({ ...filters, ...changed, page: 1 }), isTyping);
  const inside = narrowingsIn(filters).filter(
    (name) =>
      name !== 'searchText' &&
      (isNarrow || !['engineering', 'openOnly', 'savedOnly'].includes(name)),
  );
  const usual = <UsualFilters filters={filters} onChange={change} />;
  const switches = (
    <>
      <FilterSwitch isOn={filters.openOnly} onTurn={(openOnly) => change({ openOnly })}>
        Open only
      </FilterSwitch>
      <FilterSwitch isOn={filters.savedOnly} onTurn={(savedOnly) => change({ savedOnly })}>
        Saved
      </FilterSwitch>
    </>
  );
  return (
    <search className="filters d-contents">
      <div className="filter-row">
        <div className="with-icon">
          <label className="visually-hidden" htmlFor="search">
            Search by title, skill or company
          </label>
          <Icon name="search" />
          <input
            id="search"
            type="search"
            className="form-control"
            autoComplete="off"
            maxLength={200}
            placeholder="Title, skill or company"
            value={filters.searchText}
            onChange={({ target }) => change({ searchText: target.value }, true)}
          />
        </div>
        {!isNarrow && usual}
        {!isNarrow && switches}
        <Button className="filter-more" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon name="filter" />
          {isNarrow ? 'Filters' : 'More filters'}
          {inside.length > 0 && <span className="badge">{inside.length}</span>}
        </Button>
      </div>
      {isOpen && !isNarrow && (
        <div className="more-filters panel mb-4">
          <MoreFilters filters={filters} onChange={change} />
        </div>
      )}
      {isNarrow && isOpen && (
        <FilterSheet onClose={() => setOpen(false)}>
          {usual}
          {switches}
          <MoreFilters filters={filters} onChange={change} />
          <ActiveFilters filters={filters} />
        </FilterSheet>
      )}
      <ActiveFilters filters={filters}>
        <SaveSearch filters={filters} />
      </ActiveFilters>
    </search>
  );
}

interface Props {
  filters: BrowseFilters;
  /** Further acts on the filters. */
  children?: ReactNode;
}

/** Number of filters set, with a way to clear them; nothing if there are none. */
function ActiveFilters({ filters, children }: Props) {
  const { length } = narrowingsIn(filters);
  if (length === 0) return null;
  return (
    <div className="filters-active d-flex flex-wrap row-gap-0 column-gap-4 align-items-baseline mb-2 soft">
      <span>{length === 1 ? '1 filter active' : `${length} filters active`}</span>
      <ScreenLink to={addressOf(without(filters, ...narrowings))}>Clear filters</ScreenLink>
      {children}
    </div>
  );
}
