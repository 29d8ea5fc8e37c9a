import type { StudentQuery } from '../../../api/read/universities.ts';
import {
  type CollegeYear,
  collegeYears,
  type EngineeringType,
  engineeringTypes,
} from '../../../contract/accounts/people.ts';
import type { NamedUniversity } from '../../../contract/universities/staff.ts';
import { TermFilter } from '../../features/terms/TermFilter.tsx';
import { Choice } from './Choice.tsx';

interface Props {
  query: StudentQuery;
  universities: readonly NamedUniversity[];
  onLook: (changed: Partial<StudentQuery>) => void;
}

/** Which students are listed: where they study, what, and with whom. */
export function Narrowing({ query, universities, onLook }: Props) {
  const { university, engineeringType, collegeYear, term, mine } = query;
  return (
    <>
      {universities.length > 1 && (
        <Choice
          label="University"
          value={university ?? ''}
          onChoose={(chosen) => onLook({ university: Number(chosen) || null })}
        >
          <option value="">All universities</option>
          {universities.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
      )}
      <Choice
        label="Engineering type"
        value={engineeringType}
        onChoose={(chosen) => onLook({ engineeringType: chosen as EngineeringType | '' })}
      >
        <option value="">All types</option>
        {engineeringTypes.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </Choice>
      <Choice
        label="College year"
        value={collegeYear}
        onChoose={(chosen) => onLook({ collegeYear: chosen as CollegeYear | '' })}
      >
        <option value="">All years</option>
        {collegeYears.map((year) => (
          <option key={year}>{year}</option>
        ))}
      </Choice>
      <TermFilter
        isLabelled
        term={term}
        none="No term"
        onChoose={(chosen) => onLook({ term: chosen })}
      />
      <Choice
        label="Supervision"
        value={mine}
        onChoose={(chosen) => onLook({ mine: chosen as StudentQuery['mine'] })}
      >
        <option value="false">All students</option>
        <option value="true">Supervised by me</option>
      </Choice>
    </>
  );
}
