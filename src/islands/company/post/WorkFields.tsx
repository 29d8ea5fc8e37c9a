import { useController } from 'react-hook-form';
import { fieldId, TextField } from '../../ui/fields.tsx';
import { SkillsInput } from '../../ui/skills/SkillsInput.tsx';
import { DescriptionField } from './DescriptionField.tsx';
import { type FieldsProps, tieTo } from './fields.ts';
import { LockedField } from './LockedField.tsx';

/** What is to be done. */
export function WorkFields({ form, isOpen }: FieldsProps) {
  const tie = tieTo(form);
  const { field, fieldState } = useController({ name: 'skills', control: form.control });
  return (
    <section className="panel">
      <h2>The work</h2>
      {isOpen('title') ? (
        <TextField label="Title" {...tie('title')} />
      ) : (
        <LockedField label="Title" value={form.getValues('title')} />
      )}
      <DescriptionField control={form.control} {...tie('description')} />
      {isOpen('skills') ? (
        <SkillsInput
          id={fieldId('skills')}
          label="Skills"
          optional
          hint="Type one and press Enter, or separate several by commas."
          value={field.value}
          error={fieldState.error?.message}
          fieldRef={field.ref}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      ) : (
        <LockedField label="Skills" value={form.getValues('skills') ?? ''} />
      )}
      <TextField
        label="Project link"
        optional
        type="url"
        hint="Where there is more to read: https://…"
        {...tie('projectLink')}
      />
    </section>
  );
}
