import { companySuggestions } from '../../../api/read/companies.ts';
import type { ManagedProject } from '../../../api/tables/projects.ts';
import { notStated } from '../../../contract/projects/conditions.ts';
import { ChoiceByName } from '../../ui/form/ChoiceByName.tsx';
import { SelectField } from '../../ui/form/fields.tsx';
import { draftOf, type RowDialogProps } from '../table/definition.ts';
import { FormDialog } from '../table/FormDialog.tsx';
import { ProjectFields } from './ProjectFields.tsx';
import { addForm, formStatuses } from './project-form.ts';

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

export default function AddProject({
  onSave,
  ...dialog
}: Omit<RowDialogProps<ManagedProject>, 'row'>) {
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
          <ChoiceByName
            name="companyId"
            label="Company"
            suggestionsFor={companySuggestions}
            {...tie('companyId')}
            onChoose={(id) =>
              form.setValue('companyId', id ?? '', {
                shouldValidate: true,
                shouldDirty: true,
                shouldTouch: true,
              })
            }
          />
          <ProjectFields tie={tie} form={form as never} />
          <SelectField label="Status" options={formStatuses} {...tie('status')} />
        </>
      )}
    </FormDialog>
  );
}
