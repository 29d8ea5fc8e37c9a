import {
  type Encoding,
  encodingNames,
  encodings,
} from '../../../contract/spreadsheet/encodings.ts';
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
  encoding: Encoding | undefined;
  /** Words of the file that show whether its encoding is right; none where it is plain English. */
  sample: readonly string[];
  mapping: Mapping;
  onEncode: (encoding: Encoding) => void;
  onMap: (field: StudentField, column: string) => void;
}

/** The second step: which column of the file holds what. */
export function ColumnMapping({ fileName, header, rows, mapping, onMap, ...letters }: Props) {
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
      {letters.sample.length > 0 && <EncodingChoice {...letters} />}
    </fieldset>
  );
}

/** Choice of the file's encoding, with sample words to compare. */
function EncodingChoice({
  encoding,
  sample,
  onEncode,
}: Pick<Props, 'encoding' | 'sample' | 'onEncode'>) {
  return (
    <div className="col-all">
      <label className="form-label" htmlFor="import-encoding">
        Letters are read as
      </label>
      <Select
        id="import-encoding"
        aria-describedby="import-sample"
        value={encoding ?? 'utf-8'}
        options={encodingNames.map((name) => [name, encodings[name]] as const)}
        onChoose={onEncode}
      />
      <p className="form-text mb-0" id="import-sample">
        The file then says {sample.map((word) => `“${word}”`).join(', ')}. Choose another if that is
        wrong.
      </p>
    </div>
  );
}
