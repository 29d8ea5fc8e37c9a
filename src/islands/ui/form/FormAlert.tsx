import type { ReactNode } from 'react';
import { useAttention } from './useAttention.ts';

/** Why something did not go through; in view and focused wherever its button is. */
export function FormAlert({ children }: { children: ReactNode }) {
  const box = useAttention<HTMLDivElement>(typeof children === 'string' ? children : true);
  return (
    <div ref={box} className="alert alert-danger" role="alert" tabIndex={-1}>
      {children}
    </div>
  );
}
