import type { BrowseFilters } from '../../../../api/read/browse.ts';
import { daysOf } from '../../../../contract/projects/condition-words.ts';
import { SkillsInput } from '../../../features/projects/skills/SkillsInput.tsx';
import { TermFilter } from '../../../features/terms/TermFilter.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { FilterSwitch } from './FilterSwitch.tsx';

const usualHours = [8, 12, 16, 20, 40];

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
}

/** The filters that fewer people need. */
export function MoreFilters({ filters, onChange }: Props) {
  return (
    <div className="more-filters-fields">
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
        <Select
          id="filter-duration"
          value={filters.maxDuration ?? ''}
          options={[
            ['', 'Any'],
            ...spansWith(filters.maxDuration).map(
              (days) => [days, spans[days] ?? daysOf(days)] as const,
            ),
          ]}
          onChoose={(days) => onChange({ maxDuration: Number(days) || null })}
        />
      </div>
      <div className="field">
        <label className="form-label" htmlFor="filter-hours">
          Most hours a week
        </label>
        <Select
          id="filter-hours"
          value={filters.maxHours ?? ''}
          options={[
            ['', 'Any'],
            ...hoursWith(filters.maxHours).map((one) => [one, `${one}`] as const),
          ]}
          onChoose={(hours) => onChange({ maxHours: Number(hours) || null })}
        />
      </div>
      <fieldset className="field">
        <legend className="form-label">Pay and place</legend>
        <FilterSwitch isOn={filters.paidOnly} onTurn={(paidOnly) => onChange({ paidOnly })}>
          Paid
        </FilterSwitch>
        <FilterSwitch isOn={filters.remoteOnly} onTurn={(remoteOnly) => onChange({ remoteOnly })}>
          Remote
        </FilterSwitch>
      </fieldset>
      <TermFilter
        term={filters.term}
        none="No term"
        isLabelled
        onChoose={(term) => onChange({ term })}
      />
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
  );
}

/** An address may ask for any number of hours; it is offered as well. */
const hoursWith = (maxHours: number | null): number[] =>
  [...new Set([...usualHours, ...(maxHours === null ? [] : [maxHours])])].sort(
    (one, other) => one - other,
  );

/** An address may ask for any number of days; it is offered as well. */
function spansWith(maxDuration: number | null): number[] {
  const days = new Set(Object.keys(spans).map(Number));
  if (maxDuration !== null) days.add(maxDuration);
  return [...days].sort((one, other) => one - other);
}
