import type { MouseEvent } from 'react';
import { holdStill } from '../dialog/focus.ts';
import { useIsAlive } from '../navigation/address.ts';
import { Button, type ButtonProps } from './Button.tsx';

interface Props extends ButtonProps {
  busy: boolean;
}

/**
 * A button whose act takes a moment. While it does, a second press does nothing; the button keeps
 * the focus, which a disabled one would lose. In built HTML it waits for its script: until then a
 * form would be sent to nowhere, with what was typed.
 */
export function BusyButton({ busy, children, onClick, disabled, ...rest }: Props) {
  const isAlive = useIsAlive();
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Button
      onMouseDown={holdStill}
      {...rest}
      disabled={disabled || !isAlive}
      aria-disabled={busy || undefined}
      onClick={click}
    >
      {busy && <span className="spinner-border spinner-border-sm me-2" aria-hidden="true" />}
      <span>{children}</span>
    </Button>
  );
}
