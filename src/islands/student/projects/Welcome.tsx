import { currentStudent } from '../../../api/read/students.ts';
import { useRead } from '../../../api/read/useRead.ts';

/** One line, because the projects are below it. */
export function Welcome() {
  const firstName = useRead(currentStudent).data?.firstName;
  return (
    <header className="welcome act-last gap-4 align-items-center sheet mb-2 py-2 px-5">
      <h1 className="m-0 fs-28">{firstName ? `Welcome, ${firstName}` : 'Welcome'}</h1>
      <Span />
    </header>
  );
}

/** A trestle bridge in elevation, drawn from one bay repeated. */
function Span() {
  const bays = [0, 1, 2, 3, 4];
  return (
    <svg
      className="welcome-span not-on-phones"
      viewBox="0 0 520 190"
      aria-hidden="true"
      focusable="false"
    >
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
