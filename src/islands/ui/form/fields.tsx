import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { pastedEmail } from '../../../contract/typed/addresses.ts';
import { typedLink } from '../../../contract/typed/links.ts';
import { numberFrom } from '../../../contract/typed/numbers.ts';
import './forms.scss';

interface Props {
  label: string;
  /** Result of the form's `register`; with a value where the form sets it. */
  field: UseFormRegisterReturn & { readonly value?: string | number };
  error?: string;
  hint?: ReactNode;
  /** Adds the word to the label. Used if most of the form is required. */
  optional?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** Props that connect a control with its label, hint and error. */
interface ControlProps extends UseFormRegisterReturn {
  id: string;
  className: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

export const fieldId = (name: string): string => `field-${name}`;

function Field({ label, field, error, hint, optional, children }: Props) {
  const id = fieldId(field.name);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label className="form-label" htmlFor={id}>
        <span>{label}</span>
        {optional && <span className="soft fw-normal"> (optional)</span>}
      </label>
      {children({
        ...field,
        id,
        className: error ? 'is-invalid' : '',
        'aria-invalid': Boolean(error),
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <div className="form-text" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && (
        <div className="invalid-feedback d-block" id={`${id}-error`}>
          {error}
        </div>
      )}
    </div>
  );
}

/** A field tied to its form: what a label does not say. */
export type Tied = Pick<Props, 'field' | 'error'>;
type FieldProps = Omit<Props, 'children'>;
interface TextProps extends FieldProps {
  type?: 'text' | 'email' | 'url' | 'number' | 'date' | 'datetime-local';
  autoComplete?: string;
  inputMode?: 'text' | 'numeric' | 'email' | 'url';
  /** The `<datalist>` of what is suggested. */
  list?: string;
}

/** Converts a field's typed or pasted value to the accepted form once it is left. */
const takenAs: Readonly<
  Partial<Record<NonNullable<TextProps['type']>, (typed: string) => string>>
> = {
  email: pastedEmail,
  url: typedLink,
  number: (typed) => `${numberFrom(typed) ?? ''}`,
};

export function TextField({ type = 'text', ...props }: TextProps) {
  const { autoComplete, inputMode, list, ...field } = props;
  // A browser’s own field for numbers drops what it cannot read, and reads a comma by the language of the computer.
  const typing =
    type === 'number' ? { type: 'text', inputMode: 'numeric' as const } : { type, inputMode };
  const take = takenAs[type] ?? ((typed) => typed);
  return (
    <Field {...field}>
      {({ className, onBlur, ...control }) => (
        <input
          {...control}
          {...{ ...typing, autoComplete, list }}
          className={`form-control ${className}`}
          onBlur={(event) => {
            const taken = take(event.target.value);
            if (taken !== event.target.value) {
              event.target.value = taken;
              control.onChange(event);
            }
            onBlur(event);
          }}
        />
      )}
    </Field>
  );
}

export function TextArea({ rows, ...field }: FieldProps & { rows: number }) {
  return (
    <Field {...field}>
      {({ className, ...control }) => (
        <textarea {...control} rows={rows} className={`form-control ${className}`} />
      )}
    </Field>
  );
}

interface SelectProps extends FieldProps {
  options: readonly (string | { value: string; label: string })[];
  /** Shown before a choice; absent if one is always chosen. */
  placeholder?: string;
}

export function SelectField({ options, placeholder, ...field }: SelectProps) {
  return (
    <Field {...field}>
      {({ className, ...control }) => (
        <select {...control} className={`form-select ${className}`}>
          {placeholder && <option value="">{placeholder}</option>}
          {options.map((option) => {
            const { value, label } =
              typeof option === 'string' ? { value: option, label: option } : option;
            return (
              <option key={value} value={value}>
                {label}
              </option>
            );
          })}
        </select>
      )}
    </Field>
  );
}

export { Field };
