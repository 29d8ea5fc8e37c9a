import type { Reader } from '../../../../src/contract/events/event.ts';
import { mailedAs, newsOf } from '../../../../src/words/news.ts';
import { type AddressedNews, notifyAll } from '../../../platform/notifications/notify.ts';
import type { KnownEngagement } from '../lock.ts';
import type { Act } from '../next.ts';
import type { WorkEvent } from './work-event.ts';

/** Tells an event to whom it concerns: on their pages and by mail, as they chose. */
export async function tellOfEvent(act: Act, event: WorkEvent): Promise<void> {
  const { id: eventId, kind, declared, engagement, facts } = event;
  const told = { kind, aboutId: engagement.id, facts };
  const news = Object.entries(declared.tells ?? {}).flatMap(([name, as]) => {
    const reader = name as Reader;
    if (!isTold(reader, event)) return [];
    const about = mailedAs(told, reader);
    const letter = declared.isLetter && letterTo(event, reader);
    return [...people[reader](engagement)].map(
      (accountId): AddressedNews => ({ accountId, kind: as, eventId, reader, about, letter }),
    );
  });
  await notifyAll(act, act.transaction, news);
}

/** People an engagement concerns, by account. */
const people: Record<Reader, (engagement: KnownEngagement) => Iterable<number>> = {
  student: ({ studentId }) => [studentId],
  mate: ({ studentId }) => [studentId],
  company: ({ leadId, supervisors }) =>
    new Set([...(leadId === null ? [] : [leadId]), ...supervisors]),
  supervisor: ({ academicSupervisorId: id }) => (id === null ? [] : [id]),
};

/** No side is told of what it did itself. What was done in the engagement of a mate is told to the mate alone. */
function isTold(reader: Reader, { engagement, doneAs, facts }: WorkEvent): boolean {
  const { to = 'both', from, handedInBy } = facts;
  if (from !== undefined || reader === 'mate')
    return (
      reader === 'mate' &&
      from !== undefined &&
      (handedInBy === undefined || handedInBy === engagement.studentId)
    );
  if (reader === 'student') return doneAs !== 'Student' && to !== 'company';
  if (reader === 'company') return doneAs !== 'Company' && to !== 'student';
  return true;
}

/** A letter as it was written, with its subject as it is called now. */
function letterTo({ kind, engagement, facts }: WorkEvent, reader: Reader) {
  const { id: aboutId, title: project, companyName: company, studentName: student } = engagement;
  const names = { project, company, student };
  const { title: subject, link } = newsOf({ kind, aboutId, facts, names }, reader);
  return { subject, text: facts.note!, link };
}
