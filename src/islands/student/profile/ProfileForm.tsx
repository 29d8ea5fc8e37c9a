import { useEffect } from 'react';
import { type UseFormRegisterReturn, useController } from 'react-hook-form';
import type { ProfileChange } from '../../../api/act/students.ts';
import type { Student } from '../../../contract/students/students.ts';
import { numberFrom } from '../../../contract/typed/numbers.ts';
import type { ProfileFormProps } from '../../features/accounts/profile/EditedProfile.tsx';
import { SkillsField } from '../../features/projects/skills/SkillsField.tsx';
import { StudiesFields } from '../../features/students/StudiesFields.tsx';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { FormTrouble } from '../../ui/form/FormTrouble.tsx';
import { Field, fieldId, TextArea, TextField } from '../../ui/form/fields.tsx';
import { useBegan } from '../../ui/form/useBegan.ts';
import { useForm } from '../../ui/form/useForm.ts';
import { LinkFields } from './LinkFields.tsx';
import { formOf, profileForm } from './profile-form.ts';

interface Props extends ProfileFormProps<ProfileChange> {
  student: Student;
}

export default function ProfileForm({
  student,
  draft,
  failure,
  isBusy,
  onSubmit,
  onCancel,
}: Props) {
  const form = useForm(profileForm, { defaultValues: formOf(student), failure, draft });
  const { field: tie, register, control, handleSubmit, errors } = form;
  const skills = useController({ name: 'skills', control });
  const { began } = useBegan(student, failure, form, formOf);
  useEffect(() => focusSoon(fieldId('firstName')), []);

  return (
    <form
      className="profile-form flex-from-22 min-w-0"
      noValidate
      onSubmit={handleSubmit((written) => onSubmit({ student: began, form: written }))}
    >
      <FormTrouble {...form} />
      <div className="field-pair">
        <TextField label="First name" autoComplete="given-name" {...tie('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...tie('lastName')} />
      </div>
      <FixedEmail {...tie('email')} />
      <StudiesFields tie={tie} />
      <SkillsField {...skills} />
      <TextField
        label="Availability in days"
        optional
        type="number"
        hint="How many days you have for a project. Projects that take no longer fit you better."
        field={register('availableDays', { setValueAs: numberFrom })}
        error={errors.availableDays?.message}
      />
      <TextArea
        label="About me"
        optional
        rows={5}
        hint="What you have built, and what you want to build next."
        {...tie('bio')}
      />
      <LinkFields control={control} />
      <div className="d-flex flex-wrap gap-3 mt-6">
        <BusyButton type="submit" look="primary" busy={isBusy}>
          Save
        </BusyButton>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface FixedEmailProps {
  field: UseFormRegisterReturn;
  error?: string;
}

/** The address one signs in with: shown, and changed by the programme’s office alone. */
function FixedEmail(props: FixedEmailProps) {
  return (
    <Field
      label="Email"
      hint="You sign in with this address. Contact the programme’s office to change it."
      {...props}
    >
      {({ className, ...control }) => (
        <input {...control} type="email" readOnly className={`form-control fixed ${className}`} />
      )}
    </Field>
  );
}
