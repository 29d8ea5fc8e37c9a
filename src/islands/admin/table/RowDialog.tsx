import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { sendOnce } from '../../../api/act/sending-key.ts';
import { useAct } from '../../../api/act/useAct.ts';
import { forgetDraft } from '../../../session/drafts.ts';
import { SelectField, TextArea, TextField } from '../../ui/form/fields.tsx';
import { announce } from '../../ui/status/toasts.ts';
import {
  draftOf,
  type RowDialogProps,
  type TableDefinition,
  type TableField,
} from './definition.ts';
import { FormDialog, type Tie } from './FormDialog.tsx';

interface AddingProps {
  definition: TableDefinition<object>;
  onAdded: () => void;
  onClose: () => void;
}

interface EditingProps extends RowDialogProps<object> {
  definition: TableDefinition<object>;
}

/** The dialog that adds a row, or changes one. */
export default function RowDialog(props: AddingProps | EditingProps) {
  return 'row' in props ? <Asking {...props} /> : <Adding {...props} />;
}

function Asking({ definition, ...dialog }: EditingProps) {
  const Own = definition.RowDialog;
  return Own ? <Own {...dialog} /> : <RowForm definition={definition} {...dialog} />;
}

/** The dialog that adds a row, tied to its act: open until the row is there. A refusal comes back to the same form. */
function Adding({ definition, onClose, onAdded }: AddingProps) {
  const { source, table, added } = definition;
  const { press, isPending, failure } = useAct(
    // Sending the same form again after a lost answer adds no second row; a changed form does.
    (form: object) => sendOnce(table, form, (key) => source.add(form, key)),
    {
      done: (row) => {
        forgetDraft(draftOf(table, null));
        announce(added(row));
        onAdded();
        onClose();
      },
    },
  );
  const dialog = { row: null, isBusy: isPending, failure, onSave: press, onClose };
  return <Asking definition={definition} {...dialog} />;
}

/** It asks for the fields as they are declared. */
export function RowForm({ definition, row, onSave, ...dialog }: EditingProps) {
  const { source, table, fields, form: declared } = definition;
  if (!declared) return null;
  const { edit, ...add } = declared;
  const form = row ? { ...add, ...edit } : add;
  const { first = [], pairs = [], inFreeText = false } = form;
  const asked = [...new Set([...first, ...Object.keys(fields)])]
    .map((name) => ({ name, ...fields[name]! }))
    .filter(({ asks, isLater }) => asks && (row || !isLater));
  // Blank values cover the fields that a row lacks.
  const known: Readonly<Record<string, unknown>> = {
    ...form.blank,
    ...(row && (form.valuesOf?.(row) ?? row)),
  };
  const values = Object.fromEntries(asked.map(({ name }) => [name, known[name] ?? '']));
  const hint = row && source.hasAccounts ? hintOnAddress : undefined;
  return (
    <FormDialog
      title={form.titles[row ? 1 : 0]}
      width={form.width}
      draft={draftOf(table, row && source.idOf(row))}
      schema={form.schema}
      values={{ ...form.blank, ...values }}
      waitsForValid={form.waitsForValid ?? false}
      onSave={(written) => {
        const [sent, patch] = form.sent?.(written, row) ?? [written];
        onSave(sent, patch);
      }}
      {...dialog}
    >
      {(tie, tied) => {
        const inputOf = (field: (typeof asked)[number]) => (
          <Input
            key={field.name}
            {...field}
            {...(field.asks === 'email' && hint && { hint })}
            {...{ inFreeText, tie, tied }}
          />
        );
        const beside = asked.filter(({ name }) => pairs.includes(name));
        return (
          <>
            {asked.filter((field) => !beside.includes(field)).map(inputOf)}
            {beside.length > 0 && <div className="dialog-pairs">{beside.map(inputOf)}</div>}
            {form.below}
          </>
        );
      }}
    </FormDialog>
  );
}

const hintOnAddress =
  'A new address signs this person out, and takes effect once they confirm it by email.';

interface InputProps extends TableField<object> {
  name: string;
  tie: Tie<FieldValues>;
  tied: Pick<UseFormReturn<FieldValues>, 'register' | 'watch' | 'setValue'>;
  inFreeText: boolean;
}

const types = { line: 'text', email: 'email', day: 'date' } as const;

function Input({ name, tie, tied, inFreeText, ...field }: InputProps) {
  const { asks = 'line', options = [], hint, isOptional, autoComplete, rows = 4 } = field;
  const label = field.asked ?? field.label;
  const said = {
    label,
    ...(isOptional && { optional: true }),
    ...(hint && { hint }),
    ...tie(name),
  };
  if (typeof asks !== 'string') {
    const Ask = asks;
    const onChange = (value: unknown) =>
      tied.setValue(name, value, { shouldValidate: true, shouldDirty: true, shouldTouch: true });
    return <Ask {...tie(name)} value={tied.watch(name)} onChange={onChange} form={tied} />;
  }
  switch (asks) {
    case 'text':
      return <TextArea rows={rows} {...said} />;
    case 'one of':
      return <SelectField options={options} {...said} />;
    case 'choice':
      if (inFreeText) return <TextField {...said} hint={options.join(', ')} />;
      return <SelectField placeholder="Choose…" options={options} {...said} />;
    default:
      return <TextField type={types[asks]} {...(autoComplete && { autoComplete })} {...said} />;
  }
}
