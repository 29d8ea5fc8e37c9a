import type { UseFormReturn } from 'react-hook-form';
import type { ProjectForm } from '../../../../contract/projects/projects.ts';
import type { ProjectField } from '../../../../machines/lifecycle/editing.ts';
import type { PostForm } from './post-form.ts';

export type Form = UseFormReturn<PostForm, unknown, ProjectForm>;

export interface FieldsProps {
  form: Form;
  /** Whether a field may change, as far as the project has come. */
  isOpen: (field: ProjectField) => boolean;
}

/** Ties a field to the form by its name. */
export const tieTo =
  ({ register, formState }: Form) =>
  (name: ProjectField, asNumber = false) => ({
    field: register(name, asNumber ? { valueAsNumber: true } : {}),
    error: formState.errors[name]?.message,
  });
