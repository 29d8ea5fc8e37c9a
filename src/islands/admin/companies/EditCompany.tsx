import { type ManagedCompany, managedCompanyForm } from '../../../contract/managed-companies.ts';
import { type EditDialogProps, editDraft } from '../table/definition.ts';
import { FormDialog } from '../table/FormDialog.tsx';
import { CompanyFields } from './CompanyFields.tsx';

export default function EditCompany({
  row,
  failure,
  onSave,
  onClose,
}: EditDialogProps<ManagedCompany>) {
  const { id, name, recruiter, email, industry, size } = row;
  return (
    <FormDialog
      title="Edit Company"
      width={500}
      draft={editDraft('companies', id)}
      schema={managedCompanyForm}
      values={{ name, recruiter, email, industry, size: size as never }}
      waitsForValid
      failure={failure}
      onSave={(form) => onSave(form, form)}
      onClose={onClose}
    >
      {(tie) => <CompanyFields tie={tie} />}
    </FormDialog>
  );
}
