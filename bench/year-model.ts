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

export const kinds = [
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
  readonly calls: Partial<Record<Kind, number>>;
}

export const phases: readonly Phase[] = [
  {
    name: 'arrival, two weeks',
    busiestHour: 0.02,
    calls: { 'sign in': 2, browse: 4, search: 2, 'own applications': 2, notifications: 4 },
  },
  {
    name: 'applying, three weeks',
    busiestHour: 0.01,
    calls: {
      'sign in': 6,
      browse: 15,
      search: 10,
      filter: 6,
      'own applications': 6,
      notifications: 10,
      apply: 2,
    },
  },
  {
    name: 'the day of the deadline',
    busiestHour: 0.25,
    calls: {
      'sign in': 1,
      browse: 3,
      search: 2,
      'own applications': 4,
      notifications: 3,
      apply: 2,
    },
  },
  {
    name: 'assignment day',
    busiestHour: 0.5,
    calls: { 'sign in': 1, 'own applications': 2, notifications: 2, 'own work': 1, room: 1 },
  },
  {
    name: 'work, ten weeks',
    busiestHour: 0.003,
    calls: {
      'sign in': 10,
      notifications: 40,
      'own applications': 5,
      'own work': 12,
      room: 20,
      'check in': 10,
    },
  },
];

/** Calls by each student in all of a phase. */
export const callsOf = ({ calls }: Phase): number =>
  Object.values(calls).reduce((sum, count) => sum + count, 0);

/** Calls a second in the busiest hour of a phase. */
export const perSecond = (phase: Phase, students: number): number =>
  (callsOf(phase) * phase.busiestHour * students) / 3_600;

/** The calls of a phase in an order that mixes them: whichever is furthest behind its share comes next. */
export function inTurn(phase: Phase): Kind[] {
  const made = new Map<Kind, number>();
  const shareMade = (kind: Kind) => ((made.get(kind) ?? 0) + 1) / phase.calls[kind]!;
  const called = kinds.filter((kind) => phase.calls[kind]);
  return Array.from({ length: callsOf(phase) }, () => {
    const next = called.reduce((one, other) => (shareMade(other) < shareMade(one) ? other : one));
    made.set(next, (made.get(next) ?? 0) + 1);
    return next;
  });
}
