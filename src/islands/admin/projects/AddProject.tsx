import type { ManagedProject } from '../../../api/tables/projects.ts';
import { notStated } from '../../../contract/projects/conditions.ts';
import { draftOf, type RowDialogProps } from '../table/definition.ts';
import { FormDialog } from '../table/FormDialog.tsx';
import { CompanyField } from './CompanyField.tsx';
import { formStatuses } from './form-statuses.ts';
import { ProjectFields } from './ProjectFields.tsx';
import { addForm } from './project-form.ts';
import { StatusSelect } from './StatusSelect.tsx';

const blank = {
  title: '',
  description: '',
  skills: '',
  engineeringType: '' as never,
  duration: 30,
  location: '',
  places: 1,
  termId: null,
  ...notStated,
  companyId: '',
  status: 'Pending',
};

export function AddProject({ onSave, ...dialog }: Omit<RowDialogProps<ManagedProject>, 'row'>) {
  return (
    <FormDialog
      title="Add New Project"
      width={600}
      draft={draftOf('projects', null)}
      schema={addForm}
      values={blank}
      waitsForValid
      onSave={({ status, ...project }) => onSave({ status, project })}
      {...dialog}
    >
      {(tie, form) => (
        <>
          <CompanyField
            error={tie('companyId').error}
            onChoose={(id) =>
              form.setValue('companyId', id ?? '', {
                shouldValidate: true,
                shouldDirty: true,
                shouldTouch: true,
              })
            }
          />
          <ProjectFields tie={tie} form={form as never} />
          <StatusSelect options={formStatuses} {...tie('status')} />
        </>
      )}
    </FormDialog>
  );
}
