import type { Ref } from 'react';
import { fieldId } from '../../../ui/form/fields.tsx';
import { SkillsInput } from './SkillsInput.tsx';

/** Result of `useController` for a form's field named `skills`. */
interface Props {
  field: {
    /** Comma-separated. */
    value: string | undefined;
    ref: Ref<HTMLInputElement>;
    onChange: (value: string) => void;
    onBlur: () => void;
  };
  fieldState: { error?: { message?: string } };
}

/** The skills of a form, typed one by one. */
export function SkillsField({ field, fieldState }: Props) {
  return (
    <SkillsInput
      id={fieldId('skills')}
      label="Skills"
      optional
      hint="Type a skill and press Enter, or separate skills with commas."
      value={field.value}
      error={fieldState.error?.message}
      fieldRef={field.ref}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}
