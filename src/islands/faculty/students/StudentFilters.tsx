import { useState } from 'react';
import type { StudentQuery } from '../../../api/read/universities.ts';
import type { NamedUniversity } from '../../../contract/universities/staff.ts';
import { Button } from '../../ui/form/Button.tsx';
import { SearchInput } from '../../ui/form/SearchInput.tsx';
import { useOpen } from '../../ui/navigation/navigation.tsx';
import { useIsNarrow } from '../../ui/navigation/window-width.ts';
import { Icon } from '../../ui/picture/Icon.tsx';
import { studentsAddress } from '../addresses.ts';
import { Choice } from './Choice.tsx';
import { Narrowing } from './Narrowing.tsx';

interface Props {
  query: StudentQuery;
  universities: readonly NamedUniversity[];
}

/** Who is looked for, and in which order; it stands in the address. On a phone the choices unfold. */
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
          <Narrowing query={query} universities={universities} onLook={look} />
          <div className="student-order">
            <Choice
              label="Sort by"
              value={query.sort}
              onChoose={(sort) => look({ sort: sort as StudentQuery['sort'] })}
            >
              <option value="newest">Newest first</option>
              <option value="name">Last name</option>
            </Choice>
          </div>
        </div>
      )}
    </search>
  );
}
