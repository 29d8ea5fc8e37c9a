import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../ui/form/fields.tsx';

interface Props {
  field: UseFormRegisterReturn;
  error?: string;
}

/** The address one signs in with: shown, and changed by the programme's team alone. */
export function FixedEmail(props: Props) {
  return (
    <Field
      label="Email"
      hint="You sign in with this address. Contact the programme team to change it."
      {...props}
    >
      {({ className, ...control }) => (
        <input {...control} type="email" readOnly className={`form-control fixed ${className}`} />
      )}
    </Field>
  );
}
