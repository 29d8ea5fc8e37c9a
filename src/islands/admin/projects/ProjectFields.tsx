import type { UseFormReturn } from 'react-hook-form';
import { engineeringTypes } from '../../../contract/accounts/people.ts';
import {
  ConditionFields,
  DeliverablesField,
  WorkplaceField,
} from '../../features/projects/conditions/ConditionFields.tsx';
import { TermField } from '../../features/terms/TermField.tsx';
import { SelectField, TextArea, TextField } from '../../ui/form/fields.tsx';
import type { Tie } from '../table/FormDialog.tsx';
import type { AddForm, EditForm } from './project-form.ts';

interface Props {
  tie: Tie<AddForm> | Tie<EditForm>;
  /** Fields that may no longer change. */
  fixed?: (name: string) => boolean;
  form: Pick<UseFormReturn<{ pay: string | null }>, 'watch' | 'setValue' | 'control'>;
}

/** What both dialogs ask about the work itself. */
export function ProjectFields({ tie, fixed = () => false, form }: Props) {
  const at = (name: keyof EditForm & keyof AddForm, asNumber = false) => {
    const { field, error } = tie(name, asNumber);
    // Read only, and not disabled: a disabled field would be left out of the form.
    return { field: { ...field, ...(fixed(name) && { readOnly: true }) }, error };
  };
  return (
    <>
      <TextField label="Title" {...at('title')} />
      <TextArea label="Description" rows={5} {...at('description')} />
      <DeliverablesField tie={at} />
      <TextField label="Technology" optional hint="Separated by commas" {...at('skills')} />
      <div className="dialog-pairs">
        {fixed('engineeringType') ? (
          <TextField label="Engineering type" {...at('engineeringType')} />
        ) : (
          <SelectField
            label="Engineering type"
            placeholder="Choose…"
            options={engineeringTypes}
            {...at('engineeringType')}
          />
        )}
        <WorkplaceField tie={at} />
        <TextField label="Location" {...at('location')} />
        <TextField label="Duration in days" type="number" min={1} {...at('duration', true)} />
        <TextField label="Places" type="number" min={1} {...at('places', true)} />
      </div>
      {!fixed('termId') && <TermField control={form.control as never} />}
      {!fixed('pay') && (
        <ConditionFields
          tie={at}
          pay={form.watch('pay')}
          onPay={(pay) =>
            form.setValue('pay', pay, {
              shouldValidate: true,
              shouldDirty: true,
              shouldTouch: true,
            })
          }
        />
      )}
    </>
  );
}
