import { collegeYears, engineeringTypes } from '../../../contract/accounts/people.ts';
import { SelectField, type Tied } from '../../ui/form/fields.tsx';
import { UniversityField } from '../universities/UniversityField.tsx';

interface Props {
  tie: (name: 'engineeringType' | 'collegeYear' | 'university') => Tied;
}

/** A student's field of study, year and university. */
export function StudiesFields({ tie }: Props) {
  return (
    <>
      <div className="field-pair">
        <SelectField
          label="Engineering type"
          placeholder="Choose…"
          options={engineeringTypes}
          {...tie('engineeringType')}
        />
        <SelectField
          label="College year"
          placeholder="Choose…"
          options={collegeYears}
          {...tie('collegeYear')}
        />
      </div>
      <UniversityField {...tie('university')} />
    </>
  );
}
