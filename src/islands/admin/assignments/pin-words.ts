import type { PinCost } from '../../../contract/assignments/assignment-pins.ts';
import type { PairList } from './usePairs.ts';

export const pairListWords = {
  pins: {
    title: 'Must get',
    lead: 'The student always gets a place in the project.',
    add: 'Assign a student to a project',
  },
  exclusions: {
    title: 'Must not get',
    lead: 'The student does not get a place in the project.',
    add: 'Keep a student out of a project',
  },
} satisfies Record<PairList, object>;

const number = (count: number): string => (count === 1 ? 'one' : count.toLocaleString('en'));
const students = (count: number, more: '' | 'more ' | 'fewer ' = ''): string =>
  `${number(count)} ${more}${count === 1 ? 'student gets' : 'students get'}`;

/** The cost of a rule or of all of them, in a sentence: who gets less, who gets more, and who would rather swap. */
export function costWords(rule: 'this rule' | 'these rules', cost: PinCost): string {
  const { placed, better, worse, blocking } = cost;
  const parts = [
    placed < 0 && `${students(-placed, 'fewer ')} a place`,
    placed > 0 && `${students(placed, 'more ')} a place`,
    worse > 0 && `${students(worse)} a lower choice`,
    better > 0 &&
      (worse > 0
        ? `${number(better)} a higher ${better === 1 ? 'one' : 'one each'}`
        : `${students(better)} a higher choice`),
  ].filter((part) => part !== false);
  const swaps =
    blocking > 0 &&
    `${blocking === 1 ? 'One pair' : `${number(blocking)} pairs`} would both prefer to swap.`;
  if (parts.length === 0 && !swaps) return `Without ${rule} everybody would get the same place.`;
  const because =
    parts.length > 0 &&
    `Because of ${rule}, ${[parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(' and ')}.`;
  return [because, swaps].filter(Boolean).join(' ');
}
