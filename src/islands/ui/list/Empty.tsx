import type { ReactNode } from 'react';
import { Button } from '../form/Button.tsx';

interface Props {
  drawing: 'empty' | 'gap' | 'search' | 'quiet' | 'broken';
  title: string;
  children?: ReactNode;
}

/** A place with nothing in it, and what to do about that. */
export function Empty({ drawing, title, children }: Props) {
  return (
    <div className="empty">
      <svg viewBox="0 0 240 150" aria-hidden="true" focusable="false">
        <use href={`/drawings.svg#${drawing}`} />
      </svg>
      <h2>{title}</h2>
      {children}
    </div>
  );
}

/** A list that could not be loaded: the sentence is read out, and trying again is one press away. */
export function LoadFailed({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <div className="empty">
      <svg viewBox="0 0 240 150" aria-hidden="true" focusable="false">
        <use href="/drawings.svg#broken" />
      </svg>
      <p role="alert">{sentence}</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
