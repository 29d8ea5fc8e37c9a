import type { EngineeringType } from '../../../src/contract/accounts/people.ts';
import type { Mover } from '../../../src/machines/lifecycle/mover.ts';
import type { Row } from '../../platform/database/rows.ts';
import type { Chance } from '../chance.ts';
import type { ApplicationMoved } from '../moves.ts';
import { messages } from '../people/messages.ts';
import type { InventedStudent } from '../people/students.ts';
import type { Application } from '../programme/posting.ts';

/** What the applicants of one project write: no two the same, and some nothing. */
export function messagesFor(type: EngineeringType, chance: Chance): () => string {
  const stock = chance.shuffled([...messages[type], ...messages.any]);
  return () => (chance.happens(0.7) ? (stock.pop() ?? '') : '');
}

/** An application and the record of its moves. */
export function applicationRows(
  { student, status, appliedAt, offerExpiresAt, records }: Application<InventedStudent>,
  id: number,
  projectId: number,
  studentId: number,
  accountOf: (by: Mover) => number | null,
  message: string,
  resumeId: number | null,
  chance: Chance,
) {
  const application: Row<'applications'> = {
    id,
    student_id: studentId,
    project_id: projectId,
    status,
    message,
    resume_link: chance.happens(0.75) ? `https://portfolio.example/${student.slug}` : '',
    applied_at: appliedAt,
    offer_expires_at: offerExpiresAt,
    resume_id: resumeId,
    edits: 0,
    edited_at: null,
    academic_supervisor_id: null,
  };
  const events = records.map(
    ({ by, ...move }): ApplicationMoved => ({ ...move, account_id: accountOf(by) }),
  );
  return { application, events };
}
