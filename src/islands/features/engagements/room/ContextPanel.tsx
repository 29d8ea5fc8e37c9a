import { type ReactNode, useState } from 'react';

interface Props {
  id: string;
  title: string;
  children: ReactNode;
}

/** What stands beside the work; folded where it stands below it, on a phone. */
export function ContextPanel({ id, title, children }: Props) {
  const [isBeside] = useState(() => window.matchMedia('(min-width: 992px)').matches);
  return (
    <section className="panel context-panel" aria-labelledby={id}>
      <details open={isBeside}>
        <summary>
          <h2 id={id}>{title}</h2>
        </summary>
        {children}
      </details>
    </section>
  );
}
