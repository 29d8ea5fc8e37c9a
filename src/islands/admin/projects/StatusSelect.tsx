import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../ui/form/fields.tsx';

interface Props {
  field: UseFormRegisterReturn;
  error?: string;
  hint?: string;
  options: readonly string[];
}

/** A status is always chosen: no empty line stands before the first. */
export function StatusSelect({ options, ...field }: Props) {
  return (
    <Field label="Status" {...field}>
      {({ className, ...control }) => (
        <select {...control} className={`form-select ${className}`}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </Field>
  );
}
