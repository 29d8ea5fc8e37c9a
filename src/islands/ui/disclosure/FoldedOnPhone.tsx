import { type ReactNode, useState } from 'react';
import './folded-on-phone.scss';

interface Props {
  heading: ReactNode;
  /** It is open on a phone, too. */
  isNeeded?: boolean;
  children: ReactNode;
}

/** What is open where there is room for it, and a line to be opened on a phone. */
export function FoldedOnPhone({ heading, isNeeded = false, children }: Props) {
  const [isOpen, turn] = useState(() => window.matchMedia('(min-width: 992px)').matches);
  return (
    <details
      className="folded-on-phone"
      open={isOpen || isNeeded}
      onToggle={({ currentTarget: { open } }) => turn(open)}
    >
      <summary>{heading}</summary>
      {children}
    </details>
  );
}
