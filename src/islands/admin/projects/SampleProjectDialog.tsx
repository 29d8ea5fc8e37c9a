import type { ManagedProject } from '../../../api/tables/projects.ts';
import { TextArea, TextField } from '../../ui/form/fields.tsx';
import { draftOf, type RowDialogProps } from '../table/definition.ts';
import { FormDialog, valuesOf } from '../table/FormDialog.tsx';
import { formStatuses } from './form-statuses.ts';
import { StatusSelect } from './StatusSelect.tsx';
import { sampleForm } from './sample-form.ts';

const blank = { title: '', description: '', technology: '', status: formStatuses[0] };

/** Adds a project of the in-page data, or changes one. */
export default function SampleProjectDialog({ row, ...dialog }: RowDialogProps<ManagedProject>) {
  return (
    <FormDialog
      title={row ? 'Edit Project' : 'Add New Project'}
      width={500}
      draft={draftOf('projects', row?.id)}
      schema={sampleForm}
      values={row ? valuesOf(sampleForm, row) : blank}
      waitsForValid
      {...dialog}
    >
      {(tie) => (
        <>
          <TextField label="Title" {...tie('title')} />
          <TextArea label="Description" rows={4} {...tie('description')} />
          <TextField label="Technology" {...tie('technology')} />
          <StatusSelect options={formStatuses} {...tie('status')} />
        </>
      )}
    </FormDialog>
  );
}
