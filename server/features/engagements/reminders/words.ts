import type { Role } from '../../../../src/contract/accounts/people.ts';
import { isDelivery, type NextStep } from '../../../../src/contract/engagements/engagements.ts';
import type { News } from '../../../platform/notifications/notify.ts';

/** Something that somebody is reminded of. */
export interface Due {
  readonly engagementId: number;
  readonly about: NextStep | 'check in' | 'midpoint' | 'academic';
  /** For a delivery or an evaluation the days after it is due, negative before it. */
  readonly which: number;
  readonly project: string;
  readonly milestone: string | null;
}

const kinds: Partial<Record<Role, News['kind']>> = {
  Student: 'work due',
  Faculty: 'work to evaluate',
};

/** A person's notification for everything due on a day. */
export function newsOf(role: Role, due: readonly Due[]): News {
  const [first] = due;
  const area = role.toLowerCase();
  // A team's delivery waits in several rooms but is mentioned once.
  const sentences = [...new Set(due.map((one) => sentenceOf(role, one)))];
  return {
    kind: kinds[role] ?? 'review due',
    title:
      sentences.length === 1
        ? titleOf(first!)
        : `${sentences.length} things in your work are waiting for you`,
    message: sentences.join(' '),
    link: due.length === 1 ? `/${area}/work?engagement=${first!.engagementId}` : `/${area}/work`,
  };
}

function titleOf({ about, which }: Due): string {
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

function sentenceOf(role: Role, { about, which, project, milestone }: Due): string {
  const what = `“${milestone}” of “${project}”`;
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
      return role === 'Student'
        ? `The plan of “${project}” has waited a week for your answer.`
        : `The plan of “${project}” has not been answered for a week.`;
    default:
      return role === 'Student'
        ? `“${project}” has had no agreed plan for a week. The company has been reminded too.`
        : `“${project}” has had no agreed plan for a week. Propose one, so that the work can begin.`;
  }
}
