import type { Role } from '../../../../src/contract/accounts/people.ts';
import { dayMs } from '../../../../src/contract/days.ts';
import type {
  Addressee,
  EngagementState,
} from '../../../../src/contract/engagements/engagements.ts';
import {
  type EngagementEventKind,
  type EngagementFacts,
  engagementEvents,
} from '../../../../src/contract/engagements/events.ts';
import type { EventKind, Reader } from '../../../../src/contract/events/event.ts';
import { newsOf } from '../../../../src/words/news.ts';
import {
  type Concerned,
  type Happening,
  keepEvents,
  tellEvents,
} from '../../../platform/acts/happened.ts';
import type { Act } from '../../../platform/calls/command.ts';
import { firstValue } from '../../../platform/database/rows.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { auditSubject, type KnownEngagement } from '../lock.ts';
import { noteNext } from '../next.ts';

/** Kinds that nobody is told of need no more of an engagement than its number. */
type KnownFor<Kind extends EngagementEventKind> = (typeof engagementEvents)[Kind] extends {
  tells: object;
}
  ? KnownEngagement
  : Pick<KnownEngagement, 'id'>;

interface Besides {
  /** New state of the engagement; left out if it stays. */
  readonly state?: EngagementState;
  /** The person who did it, if not the caller; null for the product itself. */
  readonly by?: number | null;
}

/**
 * Says what has happened in an engagement. Every act ends with this: it is kept, what is to be done next because of it is
 * noted, and whoever is concerned hears of it.
 * @throws {Problem} `too-many-requests` for whoever goes on and on in the same work
 */
export async function happened<Kind extends EngagementEventKind>(
  act: Act,
  engagement: KnownFor<Kind>,
  kind: Kind,
  facts: EngagementFacts<Kind>,
  { state, by = act.by?.accountId ?? null }: Besides = {},
): Promise<void> {
  const declared: EventKind = engagementEvents[kind];
  const { id } = engagement;
  if (declared.inHistory && by !== null && kind !== 'reminded') await requireCalm(act, id, by);
  const event = { kind, aboutId: id, by, facts } as Happening<Kind>;
  const kept = await keepEvents(act, [
    declared.tells ? toldOf(act, event, engagement as KnownEngagement) : event,
  ]);
  if (declared.inHistory) await noteNext(act, id, by, state);
  await tellEvents(act, kept);
}

/** More than anybody does in a day: each is kept for good, and read by others. */
const actsADay = 100;

async function requireCalm({ transaction, at }: Act, id: number, by: number): Promise<void> {
  const since = new Date(at.getTime() - dayMs);
  const acts = await firstValue<number>(transaction)`
    select count(*)::int from events
    where about = 'engagement' and about_id = ${id} and account_id = ${by} and at > ${since}`;
  if (acts! < actsADay) return;
  throw new Problem(
    'too-many-requests',
    `You have done ${actsADay} things in this work within a day. Go on tomorrow.`,
  );
}

/** Facts of any kind that say whom it concerns. */
interface Addressing {
  /** Which side it is for, where its kind does not say so. */
  readonly to?: Addressee;
  /** The engagement of a team-mate, where it was done there. */
  readonly from?: number;
  /** The teammate who handed it in, if no other teammate is notified. */
  readonly handedInBy?: number | null;
  readonly note?: string;
}

/** An event with the people whom it concerns. */
function toldOf<Kind extends EngagementEventKind>(
  act: Act,
  event: Happening<Kind>,
  engagement: KnownEngagement,
): Happening<Kind> {
  const { id: aboutId, title: project, companyName: company, studentName: student } = engagement;
  const { isLetter }: EventKind = engagementEvents[event.kind];
  const facts = event.facts as Addressing;
  const letterTo = (reader: Reader) => {
    const names = { project, company, student };
    const { title: subject, link } = newsOf(
      { ...event, aboutId, names, timeZone: act.timeZone },
      reader,
    );
    return { subject, text: facts.note!, link };
  };
  const doneAs = event.by === (act.by?.accountId ?? null) ? act.by?.role : undefined;
  return {
    ...event,
    concerned: concernedBy(facts, engagement, doneAs),
    subject: auditSubject(engagement),
    ...(isLetter && { letterTo }),
  };
}

/** No side is told of what it did itself. What was done in the engagement of a mate is told to the mate alone. */
function concernedBy(
  { to = 'both', from, handedInBy }: Addressing,
  { studentId, leadId, supervisors, academicSupervisorId }: KnownEngagement,
  doneAs: Role | undefined,
): Concerned {
  if (from !== undefined)
    return handedInBy === undefined || handedInBy === studentId ? { mate: [studentId] } : {};
  return {
    ...(doneAs !== 'Student' && to !== 'company' && { student: [studentId] }),
    ...(doneAs !== 'Company' &&
      to !== 'student' && {
        company: new Set([...(leadId === null ? [] : [leadId]), ...supervisors]),
      }),
    supervisor: academicSupervisorId === null ? [] : [academicSupervisorId],
  };
}
