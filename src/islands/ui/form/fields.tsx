import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import './forms.scss';

interface Props {
  label: string;
  /** What `register` of the form returns. */
  field: UseFormRegisterReturn;
  error?: string;
  hint?: ReactNode;
  /** Says so beside the label, where most of the form must be filled in. */
  optional?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** What ties a control to its label, its hint and its error. */
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
        {label}
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
  min?: number;
  /** The `<datalist>` of what is suggested. */
  list?: string;
}

export function TextField({ type = 'text', ...props }: TextProps) {
  const { autoComplete, inputMode, min, list, ...field } = props;
  return (
    <Field {...field}>
      {({ className, ...control }) => (
        <input
          {...control}
          {...{ type, autoComplete, inputMode, min, list }}
          className={`form-control ${className}`}
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
  /** The line that stands before a choice is made; none where one is always chosen. */
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
