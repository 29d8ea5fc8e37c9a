import { type ReactNode, useState } from 'react';
import './folded-on-phone.scss';

interface Props {
  heading: ReactNode;
  /** It is open on a phone, too. */
  isNeeded?: boolean;
  children: ReactNode;
}

/** Open if there is room; on a phone it is a line to open, and its content is not read before. */
export function FoldedOnPhone({ heading, isNeeded = false, children }: Props) {
  const [isTurned, turn] = useState(() => window.matchMedia('(min-width: 62rem)').matches);
  const isOpen = isTurned || isNeeded;
  return (
    <details
      className="folded-on-phone"
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => turn(open)}
    >
      <summary>{heading}</summary>
      {isOpen && children}
    </details>
  );
}
