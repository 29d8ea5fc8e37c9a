import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import './disclosure.scss';

interface Props {
  /** Content of the button. */
  button: ReactNode;
  /** Name of a button without words. */
  label?: string;
  className?: string;
  buttonClass?: string;
  /** Content of the panel. `close` folds it again. */
  children: (close: () => void) => ReactNode;
}

/** A button that unfolds a panel below it, and folds it with Esc or when the focus or a press goes elsewhere. */
export function Disclosure({
  button,
  label,
  className = '',
  buttonClass = 'btn',
  children,
}: Props) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  const left = ({ relatedTarget }: FocusEvent) => {
    if (!box.current?.contains(relatedTarget)) setOpen(false);
  };
  // A pressed element disappears with the panel, so the focus returns to the opener.
  const fold = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const pressed = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && isOpen) fold();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what happens to the controls inside
    <div
      ref={box}
      className={`position-relative disclosure ${className}`}
      onBlur={left}
      onKeyDown={pressed}
    >
      <button
        ref={opener}
        type="button"
        className={buttonClass}
        aria-expanded={isOpen}
        aria-label={label}
        onClick={() => setOpen(!isOpen)}
      >
        {button}
      </button>
      {isOpen && (
        <div className="disclosure-panel py-6px overflow-y-auto" tabIndex={-1}>
          {children(fold)}
        </div>
      )}
    </div>
  );
}
