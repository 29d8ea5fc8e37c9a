import { type ReactNode, useState } from 'react';
import { type BrowseFilters, narrowingsIn } from '../../../../machines/browse/browse-filters.ts';
import { Icon } from '../../../ui/picture/Icon.tsx';
import { SkillsInput } from '../../../ui/skills/SkillsInput.tsx';
import { daysOf } from '../grid/project-words.ts';

/** Spans people plan in, in days. */
const spans: Readonly<Record<number, string>> = {
  7: 'A week',
  14: 'Two weeks',
  30: 'A month',
  60: 'Two months',
  90: 'Three months',
  180: 'Half a year',
};

interface Props {
  filters: BrowseFilters;
  onChange: (changed: Partial<BrowseFilters>, isTyping?: boolean) => void;
  /** Stands beside the way in. */
  children: ReactNode;
}

/** The filters that fewer people need; open from the start where the address already sets one. */
export function MoreFilters({ filters, onChange, children }: Props) {
  const inside = narrowingsIn(filters).filter(
    (name) => !['searchText', 'engineering', 'openOnly'].includes(name),
  ).length;
  const [isOpen, setOpen] = useState(inside > 0);
  return (
    <div className="more-filters">
      <div className="more-filters-head">
        <button
          type="button"
          className="btn btn-quiet"
          aria-expanded={isOpen}
          aria-controls="more-filters"
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="filter" />
          More filters
          {inside > 0 && <span className="badge">{inside}</span>}
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
        </button>
        {children}
      </div>
      <div className="more-filters-fields" id="more-filters" hidden={!isOpen}>
        <SkillsInput
          id="filter-skills"
          label="Skills"
          hint="Shows projects that need all of these. Press Enter after each skill."
          value={filters.skills}
          onChange={(skills) => onChange({ skills })}
        />
        <div className="field">
          <label className="form-label" htmlFor="filter-duration">
            Longest duration
          </label>
          <select
            id="filter-duration"
            className="form-select"
            value={filters.maxDuration ?? ''}
            onChange={({ target }) => onChange({ maxDuration: Number(target.value) || null })}
          >
            <option value="">Any</option>
            {spansWith(filters.maxDuration).map((days) => (
              <option key={days} value={days}>
                {spans[days] ?? daysOf(days)}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label className="form-label" htmlFor="filter-location">
            Location
          </label>
          <input
            id="filter-location"
            className="form-control"
            autoComplete="off"
            maxLength={100}
            placeholder="Leeds, Remote…"
            value={filters.location}
            onChange={({ target }) => onChange({ location: target.value }, true)}
          />
        </div>
      </div>
    </div>
  );
}

/** An address may ask for any number of days; it is offered as well. */
function spansWith(maxDuration: number | null): number[] {
  const days = new Set(Object.keys(spans).map(Number));
  if (maxDuration !== null) days.add(maxDuration);
  return [...days].sort((one, other) => one - other);
}
