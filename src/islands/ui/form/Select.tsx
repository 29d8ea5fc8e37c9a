import type { ComponentProps } from 'react';

type Passed = Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'>;

interface Props<Value extends string> extends Passed {
  value: Value | number;
  /** Options whose label is their value, or each value with its label. */
  options: readonly (Value | readonly [value: Value | number, words: string])[];
  onChoose: (value: Value) => void;
}

/** One of several; what is chosen holds at once. */
export const Select = <Value extends string>({
  options,
  onChoose,
  className = '',
  ...rest
}: Props<Value>) => (
  <select
    className={`form-select ${className}`}
    {...rest}
    onChange={({ target }) => onChoose(target.value as Value)}
  >
    {options.map((option) => {
      const [value, words] = typeof option === 'string' ? [option, option] : option;
      return (
        <option key={value} value={value}>
          {words}
        </option>
      );
    })}
  </select>
);
