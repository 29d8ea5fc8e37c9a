import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { useController, useForm } from 'react-hook-form';
import type { Student, StudentForm } from '../../../contract/students/students.ts';
import { type Change, profileDraft } from '../../../machines/students/profile.ts';
import type { ProfileFormProps } from '../../features/accounts/profile/EditedProfile.tsx';
import { SkillsField } from '../../features/projects/skills/SkillsField.tsx';
import { StudiesFields } from '../../features/students/StudiesFields.tsx';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { FormAlert } from '../../ui/form/FormAlert.tsx';
import { fieldId, TextArea, TextField } from '../../ui/form/fields.tsx';
import { useBegan } from '../../ui/form/useBegan.ts';
import { useKeptDraft } from '../../ui/form/useKeptDraft.ts';
import { useServerErrors } from '../../ui/form/useServerErrors.ts';
import { FixedEmail } from './FixedEmail.tsx';
import { LinkFields } from './LinkFields.tsx';
import { daysFrom, type ProfileForm as Form, formOf, profileForm } from './profile-form.ts';

interface Props extends ProfileFormProps<Change> {
  student: Student;
}

export default function ProfileForm({
  student,
  alert,
  failure,
  isBusy,
  onSubmit,
  onCancel,
}: Props) {
  const form = useForm<Form, unknown, StudentForm>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: valibotResolver(profileForm),
    defaultValues: formOf(student),
  });
  const { register, control, handleSubmit, setError, formState } = form;
  const { errors, submitCount } = formState;
  const skills = useController({ name: 'skills', control });
  const draft = useKeptDraft(profileDraft, form);
  const began = useBegan(student, failure, form, formOf);
  useServerErrors(failure, setError);
  useEffect(() => focusSoon(fieldId('firstName')), []);

  /** The field of this name, tied to the form. */
  const tie = (name: Exclude<keyof Form, 'links'>) => ({
    field: register(name),
    error: errors[name]?.message,
  });
  return (
    <form
      className="profile-form"
      noValidate
      onSubmit={handleSubmit((written) => onSubmit({ student: began, form: written }))}
    >
      {alert && <FormAlert>{alert}</FormAlert>}
      <DraftNotice {...draft} />
      <ErrorSummary errors={errors} submitCount={submitCount} />
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
        inputMode="numeric"
        min={1}
        hint="The days you have for a project. Projects within that time fit you better."
        field={register('availableDays', { setValueAs: daysFrom })}
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
      <div className="profile-acts">
        <BusyButton type="submit" className="btn btn-primary" busy={isBusy}>
          Save
        </BusyButton>
        <button type="button" className="btn btn-quiet" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}
