import { type AddDialogProps, addDraft } from '../table/definition.ts';
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
  companyId: '',
  status: 'Pending',
};

export default function AddProject({ onSave, ...props }: AddDialogProps) {
  return (
    <FormDialog
      title="Add New Project"
      width={600}
      draft={addDraft('projects')}
      schema={addForm}
      values={blank}
      waitsForValid
      onSave={({ status, ...project }) => onSave({ status, project })}
      {...props}
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
          <ProjectFields tie={tie} />
          <StatusSelect options={formStatuses} {...tie('status')} />
        </>
      )}
    </FormDialog>
  );
}
