import { useEffect, useState } from 'react';
import {
  type CollegeYear,
  collegeYears,
  type EngineeringType,
  engineeringTypes,
} from '../../../contract/people.ts';
import type { NamedUniversity } from '../../../contract/staff.ts';
import type { StudentQuery } from '../../../machines/faculty/students.ts';
import { useOpen } from '../../ui/navigation/navigation.tsx';
import { TermFilter } from '../../ui/terms/TermFilter.tsx';
import { studentsAddress } from '../addresses.ts';

interface Props {
  query: StudentQuery;
  universities: readonly NamedUniversity[];
}

/** Who is looked for, and in which order; it stands in the address. */
export function StudentFilters({ query, universities }: Props) {
  const open = useOpen();
  const [typed, setTyped] = useState(query.searchText);
  // Back and forward change the address from outside.
  useEffect(() => setTyped(query.searchText), [query.searchText]);
  const look = (changed: Partial<StudentQuery>, replace = false) =>
    open(studentsAddress({ ...query, page: 1, ...changed }), replace);
  const { university, engineeringType, collegeYear, term, mine, sort } = query;
  return (
    <search className="student-filters" aria-label="Students">
      <input
        type="search"
        className="form-control"
        aria-label="Search by name or email"
        placeholder="Search by name or email"
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          look({ searchText: target.value }, true);
        }}
      />
      {universities.length > 1 && (
        <select
          className="form-select"
          aria-label="University"
          value={university ?? ''}
          onChange={({ target }) => look({ university: Number(target.value) || null })}
        >
          <option value="">All universities</option>
          {universities.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      <select
        className="form-select"
        aria-label="Engineering type"
        value={engineeringType}
        onChange={({ target }) => look({ engineeringType: target.value as EngineeringType | '' })}
      >
        <option value="">All types</option>
        {engineeringTypes.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </select>
      <select
        className="form-select"
        aria-label="College year"
        value={collegeYear}
        onChange={({ target }) => look({ collegeYear: target.value as CollegeYear | '' })}
      >
        <option value="">All years</option>
        {collegeYears.map((year) => (
          <option key={year}>{year}</option>
        ))}
      </select>
      <TermFilter term={term} none="No term" onChoose={(chosen) => look({ term: chosen })} />
      <select
        className="form-select"
        aria-label="Supervision"
        value={mine}
        onChange={({ target }) => look({ mine: target.value as StudentQuery['mine'] })}
      >
        <option value="false">Everybody</option>
        <option value="true">Mine</option>
      </select>
      <select
        className="form-select"
        aria-label="Sort by"
        value={sort}
        onChange={({ target }) => look({ sort: target.value as StudentQuery['sort'] })}
      >
        <option value="newest">Newest first</option>
        <option value="name">Last name</option>
      </select>
    </search>
  );
}
