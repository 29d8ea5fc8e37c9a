import { sum } from './figures.ts';

/**
 * A year of a programme on paper: what a student calls for in each part of a term, on average, and how much of it falls
 * into the busiest hour. There are two terms a year. Calls of companies and the office are counted with the student
 * they are about.
 *
 * Sources:
 * - When: September and January are the peaks (Handshake, Internships Index 2025), so two terms with a rush each.
 * - How much: 41% apply at all, and a posting gets 109 applications (the same); a cap of live applications as ours leaves
 *   about four a student and term.
 * - Deadlines: 86% of 777 students handed in within the last 24 hours (Arnott and Dacko, Warwick 2014). Ours have
 *   deadlines of their own each, so half of what is applied for comes on one day.
 * - A day: its busiest hour has about a tenth of it, and a ninth of all learners were there at once at the peak of a
 *   semester (LON-CAPA at Michigan State University, autumn 2003).
 * What nobody has measured is guessed, on the high side: all of assignment day, which everybody looks at within two hours.
 */
export const termsAYear = 2;

/** The share of students who have a page open at the busiest moment. */
export const openAtOnce = 1 / 9;

const kinds = [
  'sign in',
  'browse',
  'search',
  'filter',
  'own applications',
  'notifications',
  'apply',
  'own work',
  'room',
  'check in',
] as const;
export type Kind = (typeof kinds)[number];

export interface Phase {
  readonly name: string;
  /** How much of its calls comes in its busiest hour. */
  readonly busiestHour: number;
  /** By each student, on average. */
  readonly calls: Record<Kind, number>;
}

/** @param calls of each kind, in their order */
const phase = (name: string, busiestHour: number, ...calls: readonly number[]): Phase => ({
  name,
  busiestHour,
  calls: Object.fromEntries(kinds.map((kind, at) => [kind, calls[at]])) as Record<Kind, number>,
});

export const phases: readonly Phase[] = [
  phase('arrival, two weeks', 0.02, 2, 4, 2, 0, 2, 4, 0, 0, 0, 0),
  phase('applying, three weeks', 0.01, 6, 15, 10, 6, 6, 10, 2, 0, 0, 0),
  phase('the day of the deadline', 0.25, 1, 3, 2, 0, 4, 3, 2, 0, 0, 0),
  phase('assignment day', 0.5, 1, 0, 0, 0, 2, 2, 0, 1, 1, 0),
  phase('work, ten weeks', 0.003, 10, 0, 0, 0, 5, 40, 0, 12, 20, 10),
];

/** Calls by each student in all of a phase. */
export const callsOf = ({ calls }: Phase): number => sum(Object.values(calls));

/** Calls a second in the busiest hour of a phase. */
export const perSecond = (phase: Phase, students: number): number =>
  (callsOf(phase) * phase.busiestHour * students) / 3_600;

/** The calls of a phase in an order that mixes them: whichever is furthest behind its share comes next. */
export function inTurn({ calls }: Phase): Kind[] {
  const made = new Map<Kind, number>();
  const shareMade = (kind: Kind) => ((made.get(kind) ?? 0) + 1) / calls[kind];
  const called = kinds.filter((kind) => calls[kind] > 0);
  return Array.from({ length: sum(Object.values(calls)) }, () => {
    const next = called.reduce((one, other) => (shareMade(other) < shareMade(one) ? other : one));
    made.set(next, (made.get(next) ?? 0) + 1);
    return next;
  });
}
