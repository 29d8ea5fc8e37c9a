import { useEffect, useState } from 'react';
import { currentStudent } from '../../../api/read/students.ts';
import { useRead } from '../../../api/read/useRead.ts';

/** Under this key a browser remembers that its student was welcomed. */
const key = 'welcomed';

/** Whole on the first visit, one line from then on. */
export function Welcome() {
  const firstName = useRead(currentStudent).data?.firstName;
  const [isFirst] = useState(() => localStorage.getItem(key) === null);
  useEffect(() => localStorage.setItem(key, 'yes'), []);
  return (
    <header className={`welcome sheet ${isFirst ? '' : 'welcome-back'}`}>
      <div>
        <h1>{firstName ? `Welcome, ${firstName}` : 'Welcome'}</h1>
        {isFirst && (
          <p className="lead">
            Short, real projects from companies that build things. Find one that fits, apply, and
            put it in your portfolio.
          </p>
        )}
      </div>
      <Span />
    </header>
  );
}

/** A trestle bridge in elevation, drawn from one bay repeated. */
function Span() {
  const bays = [0, 1, 2, 3, 4];
  return (
    <svg className="welcome-span" viewBox="0 0 520 190" aria-hidden="true" focusable="false">
      <path className="deck" d="M0 22h520" />
      <path d="M0 34h520M0 172h520" />
      {bays.map((bay) => (
        <g key={bay} transform={`translate(${bay * 104 + 6} 0)`}>
          <path d="M34 34 14 172M58 34l20 138M29 72h34M23 112h46M18 150h56" />
          <path
            className="thin"
            d="M34 34 63 72M58 34 29 72M29 72l40 40M63 72l-40 40M23 112l51 38M69 112l-51 38"
          />
          <path className="thin" d="M58 34l52 34M138 34 86 68" />
        </g>
      ))}
    </svg>
  );
}
