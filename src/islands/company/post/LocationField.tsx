import { type UseFormRegisterReturn, useWatch } from 'react-hook-form';
import { Field } from '../../ui/form/fields.tsx';
import type { Form } from './fields.ts';

interface Props {
  form: Form;
  field: UseFormRegisterReturn;
  error?: string;
}

const remote = 'Remote';

/** A place, or none in particular. */
export function LocationField({ form: { control, setValue }, field, error }: Props) {
  const isRemote = useWatch({ control, name: 'location' }) === remote;
  const put = (location: string) =>
    setValue('location', location, { shouldDirty: true, shouldValidate: location !== '' });
  return (
    <>
      <Field label="Location" field={field} error={error} hint="A city is enough.">
        {({ className, ...tied }) => (
          <input {...tied} readOnly={isRemote} className={`form-control ${className}`} />
        )}
      </Field>
      <label className="remote">
        <input
          type="checkbox"
          className="form-check-input"
          checked={isRemote}
          onChange={({ target }) => put(target.checked ? remote : '')}
        />
        Remote
      </label>
    </>
  );
}
