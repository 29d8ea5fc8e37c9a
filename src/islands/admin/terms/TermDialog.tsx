import { type Term, termDateNames, termDates, termForm } from '../../../contract/terms/terms.ts';
import { TextField } from '../../ui/form/fields.tsx';
import { draftOf, type RowDialogProps } from '../table/definition.ts';
import { FormDialog, valuesOf } from '../table/FormDialog.tsx';

const blank = {
  name: '',
  applyFrom: '',
  applyTo: '',
  answerBy: '',
  workFrom: '',
  workTo: '',
  evaluateBy: '',
};

/** Adds a term, or changes one that is not past. */
export default function TermDialog({ row, ...dialog }: RowDialogProps<Term>) {
  return (
    <FormDialog
      title={row ? 'Edit term' : 'Add term'}
      width={500}
      draft={draftOf('terms', row?.id)}
      schema={termForm}
      values={row ? valuesOf(termForm, row) : blank}
      {...dialog}
    >
      {(tie) => (
        <>
          <TextField label="Name" hint="Such as Spring 2027." {...tie('name')} />
          <div className="dialog-pairs">
            {termDateNames.map((date) => (
              <TextField key={date} label={termDates[date]} type="date" {...tie(date)} />
            ))}
          </div>
          <p className="form-text">
            Each day begins and ends at midnight. When you change a day, the deadlines of the term’s
            projects follow, and people are reminded of the new day. Offers already made keep their
            deadline.
          </p>
        </>
      )}
    </FormDialog>
  );
}
