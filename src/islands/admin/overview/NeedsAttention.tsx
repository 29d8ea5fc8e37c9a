import { standingsCountedAtMost } from '../../../contract/engagements/board.ts';
import type { Attention, Overview } from '../../../contract/reports/overview.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { kinds, listAddress } from './attention-kinds.ts';

/** What needs somebody, the most pressing first: how many, the first of them, and where it is dealt with. */
export function NeedsAttention({ attention }: Pick<Overview, 'attention'>) {
  return (
    <section className="panel ticked needs-attention mb-6 py-4" aria-labelledby="needs-attention">
      <h2 id="needs-attention">Needs attention</h2>
      {attention.length === 0 && <p className="soft">Nothing needs attention now.</p>}
      <ul className="plain-list">
        {attention.map((about) => (
          <Line key={about.kind} {...about} />
        ))}
      </ul>
    </section>
  );
}

function Line({ kind, count, first }: Attention) {
  const { one, many, noun, act, to } = kinds[kind];
  // The board counts no further either.
  const isMore = first === null && count >= standingsCountedAtMost;
  const number = `${count.toLocaleString('en')}${isMore ? '+' : ''}`;
  return (
    <li>
      <strong className="tabular">{number}</strong>
      <p>
        {count === 1 ? one : many}
        {first && (
          <span className={count > 1 ? 'soft fs-14 not-on-phones' : 'soft fs-14'}>
            {count > 1 && 'First: '}
            <bdi>{first.title}</bdi>
            {' · '}
            <bdi>{first.detail}</bdi>
          </span>
        )}
      </p>
      {count === 1 ? (
        <ScreenLink to={to(first?.id ?? 0)} className="btn btn-sm btn-outline-primary">
          {act}
          <span className="visually-hidden">: {first?.title ?? one}</span>
        </ScreenLink>
      ) : (
        <ScreenLink to={listAddress(kind)} className="btn btn-sm btn-outline-primary">
          See the {number} {noun}
          <span className="visually-hidden">: {many}</span>
        </ScreenLink>
      )}
    </li>
  );
}
