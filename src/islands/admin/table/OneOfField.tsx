import type { ComponentProps } from 'react';
import { Field } from '../../ui/form/fields.tsx';

interface Props extends Omit<ComponentProps<typeof Field>, 'children'> {
  options: readonly string[];
}

/** One is always chosen: no empty line stands before the first. */
export function OneOfField({ options, ...field }: Props) {
  return (
    <Field {...field}>
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
