import type { ComponentProps } from 'react';

export type ButtonLook = 'primary' | 'outline' | 'quiet' | 'link' | 'danger' | 'outline-danger';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` is the one thing that a screen is for. */
  look?: ButtonLook;
  size?: 'sm' | 'lg';
}

/** A button that submits no form unless its type says so. */
export const Button = ({ look = 'outline', size, className = '', ...rest }: ButtonProps) => (
  <button
    type="button"
    className={`btn btn-${look === 'outline' ? 'outline-primary' : look} ${size ? `btn-${size} ` : ''}${className}`}
    {...rest}
  />
);
