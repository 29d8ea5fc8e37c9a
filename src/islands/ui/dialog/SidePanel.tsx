import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useFitsBeside } from '../navigation/window-width.ts';
import { Dialog } from './Dialog.tsx';
import './side-panel.scss';

interface Props {
  /** Its number in the list. */
  of: number;
  title: string;
  /** As a dialog, in pixels; the panel always has 600. */
  width: 600 | 800;
  onClose: () => void;
  children: ReactNode;
}

/**
 * One of a list in full: beside the list where there is room, so that one can go from one to the next, and over it as
 * a dialog where there is not. The list marks what is open with `aria-current`. Its parts come as children.
 */
export function SidePanel({ of, title, width, onClose, children }: Props) {
  if (!useFitsBeside()) {
    return (
      <Dialog title={title} width={width} onClose={onClose}>
        {children}
      </Dialog>
    );
  }
  return (
    <Beside of={of} title={title} onClose={onClose}>
      {children}
    </Beside>
  );
}

function Beside({ of, title, onClose, children }: Omit<Props, 'width'>) {
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of the list comes into sight when it is opened
  useEffect(() => {
    document.querySelector('main [aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus();
  }, [of]);
  return (
    <section
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className="side-panel reads d-flex flex-column"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <header className="modal-header">
        <h2 className="modal-title" id={titleId}>
          {title}
        </h2>
        <button type="button" className="btn-close" aria-label="Close" onClick={onClose} />
      </header>
      {children}
    </section>
  );
}
