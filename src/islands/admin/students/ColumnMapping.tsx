import {
  type Mapping,
  type StudentField,
  studentFieldKeys,
  studentFieldNames,
} from '../../../machines/students/import/import-file.ts';
import { useTerms } from '../../features/terms/useTerms.ts';
import { Select } from '../../ui/form/Select.tsx';

interface Props {
  fileName: string;
  header: readonly string[];
  /** Lines below the header. */
  rows: number;
  mapping: Mapping;
  onMap: (field: StudentField, column: string) => void;
}

/** The second step: which column of the file holds what. */
export function ColumnMapping({ fileName, header, rows, mapping, onMap }: Props) {
  const hasTerms = useTerms().some(({ phase }) => phase !== 'past');
  const asked = hasTerms ? [...studentFieldKeys, 'term' as const] : studentFieldKeys;
  return (
    <fieldset className="fitting row-gap-4 column-gap-6">
      <legend className="col-all mb-4 fw-semibold">
        Match the columns of “{fileName}”{' '}
        <span className="soft">
          {rows.toLocaleString('en')} {rows === 1 ? 'line' : 'lines'}
        </span>
      </legend>
      {asked.map((field) => (
        <div key={field}>
          <label className="form-label" htmlFor={`map-${field}`}>
            {studentFieldNames[field]}
          </label>
          <Select
            id={`map-${field}`}
            value={mapping[field]}
            options={[
              ['', field === 'term' ? 'The current term' : 'Choose a column…'],
              ...new Set(header),
            ]}
            onChoose={(name) => onMap(field, name)}
          />
        </div>
      ))}
    </fieldset>
  );
}
