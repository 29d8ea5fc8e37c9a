import { managedCompanyForm } from '../../../contract/managed-companies.ts';
import { type AddDialogProps, addDraft } from '../table/definition.ts';
import { FormDialog } from '../table/FormDialog.tsx';
import { CompanyFields } from './CompanyFields.tsx';

const blank = { name: '', recruiter: '', email: '', industry: '', size: '1-10' } as const;

export default function AddCompany(props: AddDialogProps) {
  return (
    <FormDialog
      title="Add New Company"
      width={500}
      draft={addDraft('companies')}
      schema={managedCompanyForm}
      values={blank}
      waitsForValid
      {...props}
    >
      {(tie) => <CompanyFields tie={tie} />}
    </FormDialog>
  );
}
