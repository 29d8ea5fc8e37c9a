import { isSample } from '../../../api/sample/origin.ts';
import type { Figure, Overview } from '../../../contract/reports/overview.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { screens } from '../screens.ts';

const cards = [
  { label: 'Total Company', of: 'companies', to: screens['manage-company'] },
  { label: 'Total Student', of: 'students', to: screens['manage-students'] },
  { label: 'Total Project', of: 'projects', to: screens['manage-project'] },
  {
    label: 'Completed Project',
    of: 'completedProjects',
    // In-page samples have a status of another name.
    to: isSample ? screens['manage-project'] : `${screens['manage-project']}?status=Completed`,
  },
] as const satisfies readonly { label: string; of: keyof Overview; to: string }[];

/** The four numbers one asks for first, each leading to its list. */
export function Figures({ overview }: { overview: Overview }) {
  return (
    <ul className="figures plain-list mb-6">
      {cards.map(({ label, of, to }) => (
        <li key={of}>
          <ScreenLink to={to} className="figure-card panel">
            <Card label={label} figure={overview[of]} />
          </ScreenLink>
        </li>
      ))}
    </ul>
  );
}

function Card({ label, figure: { total, growth, trend } }: { label: string; figure: Figure }) {
  return (
    <>
      <span className="figure-label fw-semibold">{label}</span>
      <span className="figure tabular">{total.toLocaleString('en')}</span>
      <span className={`figure-growth fs-14 ${directionOf(growth)}`}>
        {growth !== null && growthWords(growth)}
      </span>
      <Trend totals={trend} />
    </>
  );
}

/** `12% this month`; what has become less says so by its sign. */
const growthWords = (growth: number): string => {
  const percent = Math.round(growth * 100);
  return `${percent < 0 ? '−' : ''}${Math.abs(percent).toLocaleString('en')}% this month`;
};

const directionOf = (growth: number | null): string => {
  if (!growth) return 'soft';
  return growth > 0 ? 'is-up text-good' : 'is-down text-bad';
};

const width = 120;
const height = 32;
/** So that the stroke is not cut at the edges. */
const margin = 2;

/** Twelve month's ends as a line; what it shows is also said. */
function Trend({ totals }: { totals: readonly number[] }) {
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
    <span className="trend align-self-end">
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
