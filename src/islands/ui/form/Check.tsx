import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'input'> {
  /** Shown beside it in a lighter tone. */
  note?: string;
}

/** A box to tick, with its words. */
export const Check = ({ note, children, ...input }: Props) => (
  <label className="form-check">
    <input type="checkbox" className="form-check-input" {...input} />
    <span className="form-check-label">
      {children}
      {note && <span className="soft"> {note}</span>}
    </span>
  </label>
);
