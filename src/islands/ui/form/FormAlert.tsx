import type { ReactNode } from 'react';
import type { Failure } from '../../../api/problem.ts';
import { useAttention } from './useAttention.ts';

/** Error of an action, scrolled into view and focused. */
export function FormAlert({ children }: { children: ReactNode }) {
  const box = useAttention<HTMLDivElement>(typeof children === 'string' ? children : true);
  return (
    <div ref={box} className="alert alert-danger" role="alert" tabIndex={-1}>
      {children}
    </div>
  );
}

/** For text that the server did not answer. */
export const unsaid =
  'The server did not answer. What you wrote is still here. Send it again: it is done only once.';

/** Failure of a submission, with the server's errors by field. */
export function NotSent({ failure }: { failure: Failure | null }) {
  if (!failure) return null;
  const sentences = failure.fields.map(({ message }) => message);
  const said = sentences.length > 0 ? sentences.join(' ') : failure.sentence;
  return <FormAlert>{said ?? unsaid}</FormAlert>;
}
