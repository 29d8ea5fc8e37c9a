import type { ReactNode } from 'react';

interface Props {
  kind: 'danger' | 'success' | 'info' | 'warning';
  children: ReactNode;
}

/** A message in the page. What went wrong is read out at once, the rest when there is a pause. */
export function Alert({ kind, children }: Props) {
  return (
    <div className={`alert alert-${kind}`} role={kind === 'danger' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
