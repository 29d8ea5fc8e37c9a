import type { Due, dueEvents } from '../../contract/engagements/due.ts';
import { isDelivery } from '../../contract/engagements/engagements.ts';
import type { Reader } from '../../contract/events/event.ts';
import type { LinkedEvent, NewsWords, Said, Told } from '../told.ts';
import { milestoneNamed } from './names.ts';
import { workOf } from './news.ts';

/** For each item in order: its project, null for one that is gone, and its milestone. */
export type DueNames = readonly {
  readonly project: string | null;
  readonly milestone: string | null;
}[];

type Reminded = Omit<Due, 'milestone'> & DueNames[number];

/** Everything that is due for one reader on a day. */
function dueSaid(reader: Reader, due: readonly Due[], names: DueNames): Said {
  const known = due
    .map((one, at): Reminded => ({ ...one, ...names[at]! }))
    .filter(({ project }) => project !== null);
  // A team's delivery waits in several rooms and is named once.
  const sentences = [...new Set(known.map((one) => sentenceOf(reader, one)))];
  return {
    title:
      sentences.length > 1
        ? `${sentences.length} things in your work are waiting for you`
        : titleOf(due[0]!),
    message: sentences.join(' '),
  };
}

function titleOf({ about, which }: Pick<Due, 'about' | 'which'>): string {
  if (about === 'check in') return 'How is your work going?';
  if (about === 'evaluate' || about === 'midpoint' || about === 'academic')
    return 'An evaluation is waiting for you';
  if (!isDelivery(about)) return 'Somebody is waiting for an answer';
  if (which < 0) return 'A delivery is due soon';
  return which === 0 ? 'A delivery is due today' : 'A delivery is late';
}

function byWhen(which: number): string {
  if (which < 0) return `it is due in ${-which} days or less.`;
  return which === 0
    ? 'it is due today.'
    : `it was due at least ${which} days ago. You can still write it for a few days.`;
}

function sentenceOf(reader: Reader, { about, which, project, milestone }: Reminded): string {
  const what = `${milestoneNamed({ milestone })} of “${project}”`;
  switch (about) {
    case 'deliver':
    case 'deliver again':
      if (which < 0) return `${what} is due in ${-which} days or less.`;
      return which === 0 ? `${what} is due today.` : `${what} was due ${which} days ago or more.`;
    case 'review':
      return `${what} has waited ${which} working days for your review.`;
    case 'check in':
      return `You have not checked in on “${project}” this week. It takes a minute.`;
    case 'answer extension':
      return `The request for more time for ${what} has waited ${which} days for your answer.`;
    case 'answer another day':
      return `The offer of another day for ${what} has waited ${which} days for your answer.`;
    case 'help':
      return `The student asks for help with “${project}”. Answer the check-in.`;
    case 'unblock':
      return `The student has been blocked on “${project}” since yesterday or before. Answer the check-in.`;
    case 'evaluate':
      return `The work on “${project}” is done. Evaluate it: ${byWhen(which)}`;
    case 'midpoint':
      return `“${project}” is halfway through. Write your midpoint evaluation: ${byWhen(which)}`;
    case 'academic':
      return `Evaluate the work on “${project}” for your university: ${byWhen(which)}`;
    case 'allow showing':
      return `A student has waited ${which} days to hear what may be shown of “${project}”. Allow each item, or hold it back.`;
    case 'answer plan':
      return reader === 'student'
        ? `The plan of “${project}” has waited a week for your answer.`
        : `The plan of “${project}” has not been answered for a week.`;
    default:
      return reader === 'student'
        ? `“${project}” has had no agreed plan for a week. The company has been reminded too.`
        : `“${project}” has had no agreed plan for a week. Propose one, so that the work can begin.`;
  }
}

const saidTo =
  (reader: Reader) =>
  ({ facts, names }: Told<'work due', DueNames>): Said =>
    dueSaid(reader, facts.due, names);

export const dueNews = {
  'work due': {
    student: saidTo('student'),
    company: saidTo('company'),
    supervisor: saidTo('supervisor'),
  },
} satisfies NewsWords<typeof dueEvents, DueNames>;

/** The one room that something is due in, or the list of several. */
export function dueLink({ facts }: LinkedEvent, reader: Reader): string {
  const { due } = facts as { readonly due: readonly Due[] };
  const work = workOf(reader);
  return due.length === 1 ? `${work}?engagement=${due[0]!.engagement}` : work;
}
