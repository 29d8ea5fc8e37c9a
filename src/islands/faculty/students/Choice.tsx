import { type ReactNode, useId } from 'react';

interface Props {
  label: string;
  value: string | number;
  onChoose: (value: string) => void;
  /** Its options. */
  children: ReactNode;
}

/** One choice above the list, under its name. */
export function Choice({ label, value, onChoose, children }: Props) {
  const id = useId();
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="form-select"
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {children}
      </select>
    </div>
  );
}
