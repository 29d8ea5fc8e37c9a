import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'button'> {
  busy: boolean;
}

/** A button whose act takes a moment. While it does, a second press does nothing. */
export function BusyButton({ busy, children, className = 'btn btn-primary', ...rest }: Props) {
  return (
    <button type="button" {...rest} className={className} disabled={rest.disabled || busy}>
      {busy && <span className="spinner-border spinner-border-sm me-2" aria-hidden="true" />}
      {children}
    </button>
  );
}
