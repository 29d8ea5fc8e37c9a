import * as v from 'valibot';
import type { ManagedProject } from '../../../api/tables/projects.ts';
import { requiredLine } from '../../../contract/fields.ts';
import { requiredMarkdown } from '../../../contract/markdown.ts';
import { TextArea, TextField } from '../../ui/form/fields.tsx';
import { draftOf, type RowDialogProps } from '../table/definition.ts';
import { FormDialog, valuesOf } from '../table/FormDialog.tsx';
import { formStatuses } from './form-statuses.ts';
import { StatusSelect } from './StatusSelect.tsx';

/** A project of the in-page data: the specification's fields and no more. */
const sampleForm = v.object({
  title: requiredLine('Title is required.', 200),
  description: requiredMarkdown('Description is required.', 10_000),
  technology: requiredLine('Technology is required.', 500),
  status: v.picklist(formStatuses, 'Choose a status.'),
});

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
