import { type Control, useController } from 'react-hook-form';
import type { StudentForm } from '../../../contract/students.ts';
import { fieldId } from '../../ui/fields.tsx';
import { SkillsInput } from '../../ui/skills/SkillsInput.tsx';
import type { ProfileForm } from './profile-form.ts';

/** What a student can do, as the profile's form keeps it. */
export function SkillsField({ control }: { control: Control<ProfileForm, unknown, StudentForm> }) {
  const { field, fieldState } = useController({ name: 'skills', control });
  return (
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
  );
}
