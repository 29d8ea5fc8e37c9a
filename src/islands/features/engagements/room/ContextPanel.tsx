import type { ReactNode } from 'react';
import { FoldedOnPhone } from '../../../ui/disclosure/FoldedOnPhone.tsx';

interface Props {
  id: string;
  title: string;
  /** What is done in it now is seen on a phone, too. */
  isNeeded?: boolean;
  children: ReactNode;
}

/** What stands beside the work; folded where it stands below it, on a phone. */
export function ContextPanel({ id, title, isNeeded, children }: Props) {
  const heading = (
    <h2 id={id} tabIndex={-1}>
      {title}
    </h2>
  );
  return (
    <section className="panel context-panel" aria-labelledby={id}>
      <FoldedOnPhone heading={heading} isNeeded={isNeeded}>
        {children}
      </FoldedOnPhone>
    </section>
  );
}
