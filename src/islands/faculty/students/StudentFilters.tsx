import { type ComponentProps, useId, useState } from 'react';
import type { StudentQuery } from '../../../api/read/universities.ts';
import { collegeYears, engineeringTypes } from '../../../contract/accounts/people.ts';
import type { NamedUniversity } from '../../../contract/universities/staff.ts';
import { TermFilter } from '../../features/terms/TermFilter.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { SearchInput } from '../../ui/form/SearchInput.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { useOpen } from '../../ui/navigation/navigation.tsx';
import { useIsNarrow } from '../../ui/navigation/window-width.ts';
import { Icon } from '../../ui/picture/Icon.tsx';
import { studentsAddress } from '../addresses.ts';

interface Props {
  query: StudentQuery;
  universities: readonly NamedUniversity[];
}

/** Filters and order, kept in the address. On a phone they unfold. */
export function StudentFilters({ query, universities }: Props) {
  const open = useOpen();
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  const look = (changed: Partial<StudentQuery>, replace = false) =>
    open(studentsAddress({ ...query, page: 1, ...changed }), replace);
  const { university, engineeringType, collegeYear, term, mine } = query;
  const active = [university, engineeringType, collegeYear, term, mine === 'true'].filter(Boolean);
  return (
    <search className="student-filters mb-4" aria-label="Students">
      <SearchInput
        aria-label="Search by name or email"
        placeholder="Search by name or email"
        maxLength={100}
        searchText={query.searchText}
        onSearch={(searchText) => look({ searchText }, true)}
      />
      {isNarrow && (
        <Button
          className="d-inline-flex gap-2 align-items-center justify-content-center"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="filter" />
          {active.length > 0 ? `Filter and sort (${active.length})` : 'Filter and sort'}
        </Button>
      )}
      {(!isNarrow || isOpen) && (
        <div className="student-choices">
          {universities.length > 1 && (
            <Choice
              label="University"
              value={university ?? ''}
              options={[
                ['', 'All universities'],
                ...universities.map(({ id, name }) => [id, name] as const),
              ]}
              onChoose={(chosen) => look({ university: Number(chosen) || null })}
            />
          )}
          <Choice
            label="Engineering type"
            value={engineeringType}
            options={[['', 'All types'], ...engineeringTypes]}
            onChoose={(chosen) => look({ engineeringType: chosen })}
          />
          <Choice
            label="College year"
            value={collegeYear}
            options={[['', 'All years'], ...collegeYears]}
            onChoose={(chosen) => look({ collegeYear: chosen })}
          />
          <TermFilter
            isLabelled
            term={term}
            none="No term"
            onChoose={(chosen) => look({ term: chosen })}
          />
          <Choice
            label="Supervision"
            value={mine}
            options={[
              ['false', 'All students'],
              ['true', 'Supervised by me'],
            ]}
            onChoose={(chosen) => look({ mine: chosen })}
          />
          <div className="student-order">
            <Choice
              label="Sort by"
              value={query.sort}
              options={[
                ['newest', 'Newest first'],
                ['name', 'Last name'],
                ['pressing', 'Most pressing first'],
              ]}
              onChoose={(sort) => look({ sort })}
            />
          </div>
        </div>
      )}
    </search>
  );
}

type ChoiceProps<Value extends string> = ComponentProps<typeof Select<Value>> & { label: string };

/** One choice above the list, under its name. */
function Choice<Value extends string>({ label, ...select }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <Select id={id} {...select} />
    </div>
  );
}
