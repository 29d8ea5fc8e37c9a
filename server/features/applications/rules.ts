import type {
  ApplicationEvent,
  ApplicationStatus,
} from '../../../src/contract/applications/moves.ts';
import {
  type MemberAct,
  type Membership,
  memberMay,
} from '../../../src/contract/companies/member-rights.ts';
import { dayMs } from '../../../src/contract/days.ts';
import {
  type ApplicationMove,
  applicationAfter,
  applicationMoves,
  awaitingCompany,
  isFreeTo,
  offerDays,
  placeHolding,
  tookPart,
} from '../../../src/machines/lifecycle/application.ts';
import type { Opening } from '../../../src/machines/lifecycle/applying.ts';
import type { Mover } from '../../../src/machines/lifecycle/mover.ts';
import { mayChange, type Owned } from '../projects/rules.ts';
import type { TermTimes } from '../terms/rules.ts';

/** Deadline for answering the offers of a project in a term; null without a term. */
interface Offering {
  readonly term: Pick<TermTimes, 'answersEndAt'> | null;
}

/**
 * True for the application's student, its project's company and any admin. A member who may not choose applicants sees
 * only those who took part.
 */
export function isInvolved(
  person: Parameters<typeof mayChange>[1],
  { studentId, status }: { readonly studentId: number; readonly status: ApplicationStatus },
  project: Owned,
): boolean {
  if (person.role === 'Student') return person.accountId === studentId;
  return (
    mayChange(project, person) && (mayChoose(person) || tookPart.some((part) => part === status))
  );
}

/** True if this person's role in their company, if any, lets them see and choose applicants. */
export const mayChoose = ({ member }: { readonly member: Membership | null }): boolean =>
  !member || memberMay(member.memberRole, 'choose applicants');

/** Permission a company member needs for a move. */
export const actOfMove = (event: ApplicationMove): MemberAct =>
  event === 'end' ? 'follow the work' : 'choose applicants';

export type MoveVerdict =
  | {
      readonly kind: 'moves';
      readonly to: ApplicationStatus;
      /** Places of the project this takes (1) or gives back (-1). */
      readonly places: number;
      /** Change of the number of applications that wait for the company. */
      readonly waiting: number;
      readonly offerExpiresAt: Date | null;
    }
  | { readonly kind: 'refused'; readonly allowed: readonly ApplicationEvent[] }
  | { readonly kind: 'no places left' }
  | { readonly kind: 'answered' }
  | { readonly kind: 'offer over' }
  | { readonly kind: 'offer binds' };

/** Decides a move of an application, given its locked project. */
export function decideMove(
  application: {
    readonly status: ApplicationStatus;
    readonly offerExpiresAt: Date | null;
    /** The student has opened the offer. */
    readonly offerOpened: boolean;
    /** The student has answered the early end. */
    readonly isAnswered: boolean;
  },
  project: Pick<Opening, 'places' | 'placesTaken'> & Offering,
  move: ApplicationMove,
  by: Mover,
  now: Date,
): MoveVerdict {
  const from = application.status;
  const to = applicationAfter(from, move, by);
  if (to === null) return { kind: 'refused', allowed: applicationMoves(from, by) };
  const over = application.offerExpiresAt !== null && application.offerExpiresAt <= now;
  if (by === 'Company' && !isFreeTo(move, application)) return { kind: 'offer binds' };
  if (move === 'answer' && application.isAnswered) return { kind: 'answered' };
  if (takes.includes(move) && over) return { kind: 'offer over' };
  if (move === 'expire' && !over) return { kind: 'refused', allowed: [] };
  const places = Number(holdsPlace(to)) - Number(holdsPlace(from));
  if (places > 0 && project.placesTaken >= project.places) return { kind: 'no places left' };
  return {
    kind: 'moves',
    to,
    places,
    waiting: Number(waits(to)) - Number(waits(from)),
    offerExpiresAt: endOfOffer(to, application.offerExpiresAt, project.term, now),
  };
}

/** The moves by which somebody takes what was offered, or says that they may. */
const takes: readonly ApplicationMove[] = ['accept', 'await', 'confirm'];

/** A new offer has its days; a university has what is left of them. */
function endOfOffer(
  to: ApplicationStatus,
  offered: Date | null,
  term: Offering['term'],
  now: Date,
): Date | null {
  if (to === 'Offered') return offerEnd(term, now);
  return to === 'Awaiting university' ? offered : null;
}

/** When an offer made now ends: after its days, or with the term's if those end before. One made later has its days. */
function offerEnd(term: Offering['term'], now: Date): Date {
  const afterDays = new Date(now.getTime() + offerDays * dayMs);
  const isBefore = term && now < term.answersEndAt && term.answersEndAt < afterDays;
  return isBefore ? term.answersEndAt : afterDays;
}

/** A student is reminded of an offer this long before it ends: on its fifth day. */
export const offerRemindedDaysBefore = 2;

/** Days within which a company should write to a student who took a place. */
export const firstWordDays = 7;

/** An application the company has not looked into for so long is worth a reminder, and again after a week. */
export const unansweredDays = 14;
export const companyRemindedEveryDays = 7;

const holdsPlace = (status: ApplicationStatus) =>
  (placeHolding as readonly string[]).includes(status);
const waits = (status: ApplicationStatus) =>
  (awaitingCompany as readonly string[]).includes(status);
