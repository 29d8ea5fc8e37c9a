import { standingsCountedAtMost } from '../../../contract/engagements/board.ts';
import type { Attention, Overview } from '../../../contract/reports/overview.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { kinds, listAddress } from './attention-kinds.ts';
import { InPlaceAct, isDoneInPlace } from './InPlaceAct.tsx';

/** Work that waits, most pressing first: the number of each kind, its first items, and an action or a link. */
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

/** The board counts no further either. */
const numberOf = (count: number, first: Attention['first']): string =>
  `${count.toLocaleString('en')}${first === null && count >= standingsCountedAtMost ? '+' : ''}`;

function Line({ kind, count, first }: Attention) {
  const { one, many, to } = kinds[kind];
  return (
    <li>
      <strong className="tabular">{numberOf(count, first)}</strong>
      <p>
        {count === 1 ? one : many}
        {first && (
          <span
            className={
              count > 1 && !isDoneInPlace(kind) ? 'soft fs-14 not-on-phones' : 'soft fs-14'
            }
          >
            {count > 1 && 'First: '}
            {isDoneInPlace(kind) ? (
              <ScreenLink to={to(first.id)}>
                <bdi>{first.title}</bdi>
              </ScreenLink>
            ) : (
              <bdi>{first.title}</bdi>
            )}
            {' · '}
            <bdi>{first.detail}</bdi>
          </span>
        )}
      </p>
      <div className="attention-acts">
        {first && <InPlaceAct kind={kind} about={first} />}
        <Onward kind={kind} count={count} first={first} />
      </div>
    </li>
  );
}

/** The way to the one, or to the list of them; where the one is dealt with in its row its name leads there. */
function Onward({ kind, count, first }: Attention) {
  const { one, many, noun, act, to } = kinds[kind];
  if (count === 1)
    return (
      !isDoneInPlace(kind) && (
        <ScreenLink to={to(first?.id ?? 0)} className="btn btn-sm btn-outline-primary">
          {act}
          <span className="visually-hidden">: {first?.title ?? one}</span>
        </ScreenLink>
      )
    );
  return (
    <ScreenLink to={listAddress(kind)} className="btn btn-sm btn-outline-primary">
      See the {numberOf(count, first)} {noun}
      <span className="visually-hidden">: {many}</span>
    </ScreenLink>
  );
}
