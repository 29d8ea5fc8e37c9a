import { daysLater } from '../../../src/contract/days.ts';
import type { CheckInState } from '../../../src/contract/engagements/check-ins.ts';
import { mondayOf } from '../../features/engagements/check-ins/week.ts';
import type { Chance } from '../chance.ts';
import { checkInWords } from './words.ts';

interface Whose {
  /** Who leads the project; null where nobody signs in for the company. */
  readonly company: number | null;
  readonly isDemoCompany: boolean;
  /** Now, and not answered yet. */
  readonly needsHelp: boolean;
  readonly isDemoStudent: boolean;
}

interface Said {
  readonly week: string;
  readonly at: Date;
  readonly state: CheckInState;
  readonly sentence: string;
  readonly answer: string | null;
}

/**
 * What a student has said each Thursday since the work began. One who works with the demo company needs help now; the
 * demo student has this week to say still.
 */
export function checkInsFor(
  { company, isDemoCompany, isDemoStudent, needsHelp }: Whose,
  begin: Date,
  now: Date,
  chance: Chance,
): Said[] {
  const said: Said[] = [];
  const isSaid = (sentence: string) => said.some((one) => one.sentence === sentence);
  const thisWeek = mondayOf(now.toISOString().slice(0, 10));
  const first = mondayOf(begin.toISOString().slice(0, 10));
  for (let week = first; week <= thisWeek; week = daysLater(week, 7)) {
    if (isDemoStudent && week === thisWeek) break;
    const at = new Date(`${daysLater(week, 3)}T15:${10 + chance.whole(0, 49)}:00Z`);
    if (at < begin || at > now) continue;
    const isNewest = at.getTime() > now.getTime() - 7 * 86_400_000;
    const usual = chance.pick(moods);
    const newest = needsHelp ? 'Need help' : 'On track';
    const mood = isDemoCompany && isNewest ? newest : usual;
    const unsaid = checkInWords[mood].filter(({ sentence }) => !isSaid(sentence));
    const state = unsaid.length > 0 ? mood : 'On track';
    const { sentence, answer } =
      unsaid.length > 0 ? chance.pick(unsaid) : { sentence: '', answer: null };
    const isAnswered = answer !== null && company !== null && !isNewest;
    said.push({ week, at, state, sentence, answer: isAnswered ? answer : null });
  }
  return said;
}

/** Most weeks go well. */
const moods: readonly CheckInState[] = [
  ...Array<CheckInState>(8).fill('On track'),
  'Need help',
  'Blocked',
];
