import { companySuggestions } from '../../../api/read/companies.ts';
import type { ManagedProject } from '../../../api/tables/projects.ts';
import { notStated } from '../../../contract/projects/conditions.ts';
import { ChoiceByName } from '../../ui/form/ChoiceByName.tsx';
import { draftOf, type RowDialogProps } from '../table/definition.ts';
import { FormDialog } from '../table/FormDialog.tsx';
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

interface Props {
  error?: string;
  onChoose: (id: number | null) => void;
}

/** Which company a project is for. */
const CompanyField = (props: Props) => (
  <ChoiceByName name="companyId" label="Company" suggestionsFor={companySuggestions} {...props} />
);
