const width = 120;
const height = 32;
/** So that the stroke is not cut at the edges. */
const margin = 2;

/** Twelve month's ends as a line; what it shows is also said. */
export function Trend({ totals }: { totals: readonly number[] }) {
  const low = Math.min(...totals);
  const high = Math.max(...totals);
  const yOf = (total: number) =>
    high === low
      ? height / 2
      : height - margin - ((total - low) / (high - low)) * (height - 2 * margin);
  const xOf = (index: number) =>
    margin + (index / Math.max(totals.length - 1, 1)) * (width - 2 * margin);
  const points = totals.map((total, index) => `${xOf(index).toFixed(1)},${yOf(total).toFixed(1)}`);
  return (
    <span className="trend">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <polyline points={points.join(' ')} vectorEffect="non-scaling-stroke" />
      </svg>
      <span className="visually-hidden">{trendWords(totals)}</span>
    </span>
  );
}

function trendWords(totals: readonly number[]): string {
  const first = (totals[0] ?? 0).toLocaleString('en');
  const last = (totals.at(-1) ?? 0).toLocaleString('en');
  return first === last
    ? `Over twelve months: unchanged at ${last}.`
    : `Over twelve months: from ${first} to ${last}.`;
}
