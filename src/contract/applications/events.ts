import * as v from 'valibot';
import type { EventKind, FactsIn } from '../events/event.ts';
import { statusUpdateTitles } from '../projects/status-updates.ts';
import { projectStatuses } from '../projects/statuses.ts';
import { applicationStatuses } from './moves.ts';

const status = v.picklist(applicationStatuses);
/** An instant in ISO 8601. */
const instant = v.string();
const project = v.number();

const facts = {
  project,
  from: v.nullable(status),
  to: status,
  /** A reason of `moves.ts`; empty where the move has none. */
  reason: v.string(),
  /** Written by whoever moved it; may be empty. */
  note: v.string(),
};
const moved = { about: 'application', inHistory: true, facts: v.strictObject(facts) } as const;
/** The day by which a person must answer makes its mail urgent. */
const answered = {
  ...moved,
  facts: v.strictObject({ ...facts, answerBy: v.optional(instant) }),
} as const;
/** Notified, but not in its history. */
const aside = { about: 'application', inHistory: false } as const;
const student = 'application moved';
const company = 'offer answered';

/** Moves and edits of an application, and reminders of it. */
export const applicationEventKinds = {
  apply: { ...moved, tells: { company: 'application received' } },
  edit: moved,
  unshortlist: { ...moved, tells: { student } },
  shortlist: { ...moved, tells: { student } },
  offer: { ...answered, tells: { student: 'offer received' } },
  reject: { ...moved, tells: { student } },
  accept: { ...moved, tells: { company } },
  decline: { ...moved, tells: { company } },
  withdraw: { ...moved, tells: { company } },
  await: {
    ...answered,
    // The university asked to confirm: told to the student where it is an earlier one of theirs.
    facts: v.strictObject({
      ...facts,
      answerBy: v.optional(instant),
      student: v.number(),
      university: v.number(),
      isEarlier: v.boolean(),
    }),
    tells: { student: 'from university', company, university: 'place to confirm' },
  },
  confirm: { ...moved, tells: { student, company } },
  refuse: { ...moved, tells: { student, company } },
  end: { ...moved, tells: { student } },
  answer: { ...moved, tells: { company } },
  expire: { ...moved, tells: { student, company } },
  close: { ...moved, tells: { student } },
  complete: { ...moved, tells: { student } },
  'not complete': moved,
  recall: { ...moved, tells: { student } },
  supervised: {
    ...aside,
    // The member of staff, by account.
    facts: v.strictObject({ staff: v.number() }),
    tells: { student: 'from university' },
  },
  'its company disabled': {
    ...aside,
    facts: v.strictObject({}),
    tells: { student: 'project news' },
  },
  'its company enabled': {
    ...aside,
    facts: v.strictObject({}),
    tells: { student: 'project news' },
  },
  'its project moved': {
    ...aside,
    facts: v.strictObject({ to: v.picklist(projectStatuses), isWaiting: v.boolean() }),
    tells: { student: 'project news' },
  },
  'its project noted': {
    ...aside,
    // As many of its remarks as a notification repeats.
    facts: v.strictObject({ title: v.picklist(statusUpdateTitles), remarks: v.string() }),
    tells: { student: 'project news' },
  },
  'offer ends soon': {
    ...aside,
    facts: v.strictObject({ project, answerBy: instant }),
    tells: { student: 'offer received' },
  },
} as const satisfies Record<string, EventKind>;

type Kinds = typeof applicationEventKinds;
export type ApplicationEventKind = keyof Kinds;
export type ApplicationFacts<Kind extends ApplicationEventKind> = FactsIn<Kinds, Kind>;
