import type { TermDates, TermPhase } from '../../contract/terms/terms.ts';

/** Phase of a term on a day of the programme. Days compare as text: `2025-03-01`. */
export function phaseOf(term: TermDates, today: string): TermPhase {
  if (today < term.applyFrom) return 'upcoming';
  if (today <= term.applyTo) return 'applying';
  if (today < term.workFrom) return 'choosing';
  if (today <= term.workTo) return 'working';
  return today <= term.evaluateBy ? 'evaluating' : 'past';
}

type PhasedTerm = Pick<TermDates, 'applyFrom'> & { readonly phase: TermPhase };

/** Current terms first, then upcoming ones, then past ones. */
const rankOf = ({ phase }: PhasedTerm): number => {
  if (phase === 'past') return 2;
  return phase === 'upcoming' ? 1 : 0;
};

/** The current term first: of those that have begun the latest; of those to come the next. */
export function currentFirst<Any extends PhasedTerm>(terms: readonly Any[]): Any[] {
  return terms.toSorted((one, other) => {
    const byRank = rankOf(one) - rankOf(other);
    if (byRank !== 0) return byRank;
    const byDay = one.applyFrom.localeCompare(other.applyFrom);
    return rankOf(one) === 1 ? byDay : -byDay;
  });
}

/** The term a student comes into who names none: where they can still apply, else the next, else the current one. */
export function termOfNewcomer<Any extends PhasedTerm>(terms: readonly Any[]): Any | null {
  const inOrder = currentFirst(terms).filter(({ phase }) => phase !== 'past');
  const best = (wanted: TermPhase) => inOrder.find(({ phase }) => phase === wanted);
  return best('applying') ?? best('upcoming') ?? inOrder[0] ?? null;
}

/** The term after another one into which a project can still be put: the first in which applying has not ended. */
export function nextTerm<Any extends PhasedTerm & { readonly id: number }>(
  terms: readonly Any[],
  afterId: number | null,
): Any | null {
  const after = terms.find(({ id }) => id === afterId);
  const open = terms
    .filter(({ id, phase }) => id !== afterId && (phase === 'applying' || phase === 'upcoming'))
    .filter(({ applyFrom }) => !after || applyFrom >= after.applyFrom);
  return open.toSorted((one, other) => one.applyFrom.localeCompare(other.applyFrom))[0] ?? null;
}
