import type { ComponentProps, MouseEvent } from 'react';

interface Props extends ComponentProps<'button'> {
  busy: boolean;
}

/**
 * A button whose act takes a moment. While it does, a second press does nothing; the button keeps
 * the focus, which a disabled one would lose.
 */
export function BusyButton({ busy, children, onClick, ...rest }: Props) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      onMouseDown={rest.type === 'submit' ? keepFocus : undefined}
      {...rest}
      aria-disabled={busy || undefined}
      onClick={click}
    >
      {busy && <span className="spinner-border spinner-border-sm me-2" aria-hidden="true" />}
      {children}
    </button>
  );
}

/**
 * The field last typed in would be checked as soon as it loses the focus, and its error would move
 * the button away from under the pointer before the press is done.
 */
const keepFocus = (event: MouseEvent) => event.preventDefault();
