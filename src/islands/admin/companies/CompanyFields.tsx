import type { ManagedCompanyForm } from '../../../contract/managed-companies.ts';
import { companySizes } from '../../../contract/people.ts';
import { Field, TextField } from '../../ui/form/fields.tsx';
import type { Tie } from '../table/FormDialog.tsx';

export function CompanyFields({ tie }: { tie: Tie<ManagedCompanyForm> }) {
  return (
    <>
      <TextField label="Name" {...tie('name')} />
      <TextField label="Recruiter" {...tie('recruiter')} />
      <TextField label="Email" type="email" {...tie('email')} />
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
  );
}
