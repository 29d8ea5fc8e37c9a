import { isSample } from '../../../api/sample/origin.ts';
import { companySizes } from '../../../contract/accounts/people.ts';
import {
  type ManagedCompany,
  managedCompanyForm,
} from '../../../contract/companies/managed-companies.ts';
import { Field, TextField } from '../../ui/form/fields.tsx';
import { hintOnAddress } from '../table/address-hint.ts';
import { draftOf, type RowDialogProps } from '../table/definition.ts';
import { FormDialog, valuesOf } from '../table/FormDialog.tsx';

const blank = { name: '', recruiter: '', email: '', industry: '', size: companySizes[0] };

/** Adds a company, or changes one. */
export default function CompanyDialog({ row, ...dialog }: RowDialogProps<ManagedCompany>) {
  return (
    <FormDialog
      title={row ? 'Edit Company' : 'Add New Company'}
      width={500}
      draft={draftOf('companies', row?.id)}
      schema={managedCompanyForm}
      values={row ? valuesOf(managedCompanyForm, row) : blank}
      waitsForValid
      {...dialog}
    >
      {(tie) => (
        <>
          <TextField label="Name" {...tie('name')} />
          <TextField label="Recruiter" {...tie('recruiter')} />
          <TextField
            label="Email"
            type="email"
            hint={row && !isSample ? hintOnAddress : undefined}
            {...tie('email')}
          />
          <TextField label="Industry" {...tie('industry')} />
          <Field label="Size" {...tie('size')}>
            {({ className, ...control }) => (
              <select {...control} className={`form-select ${className}`}>
                {companySizes.map((size) => (
                  <option key={size}>{size}</option>
                ))}
              </select>
            )}
          </Field>
        </>
      )}
    </FormDialog>
  );
}
