import type { ManagedUniversity } from '../../../contract/universities/managed-universities.ts';
import { fieldId, TextArea, TextField, type Tied } from '../../ui/form/fields.tsx';
import { draftOf, type RowDialogProps } from '../table/definition.ts';
import { FormDialog } from '../table/FormDialog.tsx';
import { linesOf, universityLines } from './university-form.ts';

interface Props extends RowDialogProps<ManagedUniversity> {
  /** What students wrote that becomes a university. */
  text?: string;
}

/** Adds a university, or changes one. */
export default function UniversityDialog({ row, text, ...dialog }: Props) {
  const blank = { name: text ?? '', otherNames: '', domains: '', confirmsPlaces: false };
  return (
    <FormDialog
      title={row ? 'Edit university' : 'Add university'}
      width={500}
      draft={draftOf(tableOf(text), row?.id)}
      schema={universityLines}
      values={row ? linesOf(row) : blank}
      {...dialog}
    >
      {(tie) => (
        <>
          <TextField label="Name" {...tie('name')} />
          <TextArea
            label="Other names"
            optional
            rows={3}
            hint="One a line: short forms and other spellings. Letter case and spaces do not matter."
            {...tie('otherNames')}
          />
          <TextArea
            label="Mail domains"
            optional
            rows={3}
            hint="One a line, such as leeds.ac.uk. Students who write from there, or from below it, fall under this university unless they named another one."
            {...tie('domains')}
          />
          {/* Who confirms has to be invited first, to a university that is there. */}
          {row && <ConfirmsPlaces {...tie('confirmsPlaces')} />}
        </>
      )}
    </FormDialog>
  );
}

/** Under which name what is typed is kept: what is begun from a text is not mixed with anything else. */
export const tableOf = (text: string | undefined): string =>
  text === undefined ? 'universities' : `universities-as-${text}`;

/** Whether a university has the last word on a place, and what follows from that. */
function ConfirmsPlaces({ field, error }: Tied) {
  const id = fieldId(field.name);
  return (
    <div className="form-check">
      <input
        type="checkbox"
        className={`form-check-input ${error ? 'is-invalid' : ''}`}
        id={id}
        aria-describedby={`${id}-hint`}
        {...field}
      />
      <label className="form-check-label" htmlFor={id}>
        Its staff confirm places
      </label>
      <p className="form-text mb-0" id={`${id}-hint`}>
        A student who accepts an offer then waits for their word. The place is held, and the offer
        ends when it would have ended anyway.
      </p>
      {error && <div className="invalid-feedback d-block">{error}</div>}
    </div>
  );
}
