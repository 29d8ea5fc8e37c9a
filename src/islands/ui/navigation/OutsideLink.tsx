import type { ReactNode } from 'react';
import { Icon } from '../picture/Icon.tsx';

/**
 * A link somebody wrote into a form: opened in a new tab that knows nothing of this one, and only
 * where it leads to a web page. Anything else stays text.
 */
export function OutsideLink({ to, children = to }: { to: string; children?: ReactNode }) {
  if (!isWebAddress(to)) return <span>{to}</span>;
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className="outside-link">
      {children}
      <Icon name="external" />
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
