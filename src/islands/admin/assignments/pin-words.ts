import type { PinCost } from '../../../contract/assignments/assignment-pins.ts';
import type { PairList } from './usePairs.ts';

export const pairListWords = {
  pins: {
    title: 'Keep together',
    lead: 'The student always gets a place in the project.',
    add: 'Assign a student to a project',
  },
  exclusions: {
    title: 'Keep apart',
    lead: 'The student does not get a place in the project.',
    add: 'Keep a student out of a project',
  },
} satisfies Record<PairList, object>;

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
const students = (count: number) => counted(count, 'student', 'students');
const choices = (count: number) => `by ${counted(count, 'choice', 'choices')} in all`;

/** What a pin or the whole list of them costs, in sentences: what is lost, what is won, and who would rather be together. */
export function costWords(what: string, cost: PinCost): string {
  const { placed, better, betterBy, worse, worseBy, blocking } = cost;
  const lost = [
    placed < 0 && `${students(-placed)} fewer placed`,
    worse > 0 && `${students(worse)} worse off, ${choices(worseBy)}`,
  ].filter((part) => part !== false);
  const won = [
    placed > 0 && `${students(placed)} more ${placed === 1 ? 'is' : 'are'} placed`,
    better > 0 &&
      `${students(better)} ${better === 1 ? 'is' : 'are'} better off, ${choices(betterBy)}`,
  ].filter((part) => part !== false);
  const sentences = [
    lost.length > 0 && `${what} leaves ${lost.join(' and ')}.`,
    won.length > 0 &&
      `${lost.length > 0 ? 'With it' : `With ${what.toLowerCase()}`} ${won.join(' and ')}.`,
    blocking > 0 &&
      `${counted(blocking, 'student and project', 'students and projects')} would both rather have each other than what this gives them.`,
  ].filter((sentence) => sentence !== false);
  return sentences.join(' ') || `${what} changes nothing: without it everybody has the same place.`;
}
