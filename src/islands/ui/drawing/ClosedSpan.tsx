import './closed-span.scss';

/** A bridge whose two halves have met: a place is taken, or the work is done. */
export function ClosedSpan() {
  return (
    <svg className="closed-span w-100" viewBox="0 0 240 26" aria-hidden="true" focusable="false">
      <g className="closed-span-left">
        <path className="deck" d="M0 4h120" />
        <path d="M0 12h120M10 12v14M50 12v14M90 12v14M10 26l40-14M50 26l40-14M90 26l30-10" />
      </g>
      <g className="closed-span-right">
        <path className="deck" d="M120 4h120" />
        <path d="M120 12h120M150 12v14M190 12v14M230 12v14M230 26l-40-14M190 26l-40-14M150 26l-30-10" />
      </g>
    </svg>
  );
}
