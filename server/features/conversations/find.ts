import type { ApplicationStatus } from '../../../src/contract/applications/moves.ts';
import { tookPart } from '../../../src/machines/lifecycle/application.ts';
import { mayTakePart } from '../../../src/machines/lifecycle/conversation.ts';
import type { Person } from '../../platform/calls/person.ts';
import type { Database } from '../../platform/database/open.ts';
import { firstRow } from '../../platform/database/rows.ts';
import { orNotFound, Problem } from '../../platform/http/problem.ts';
import { isInvolved } from '../applications/rules.ts';
import type { Owned } from '../projects/rules.ts';
import { leadOf, supervisorsOf } from '../projects/team/lead.ts';
import { isSeen } from '../universities/students.ts';

/** The people of an application, for every act in its conversation. */
export interface KnownConversation extends Owned {
  /** The number of the application. */
  readonly id: number;
  readonly status: ApplicationStatus;
  readonly studentId: number;
  /** Null if nobody signs in for its company. */
  readonly leadId: number | null;
  readonly academicSupervisorId: number | null;
}

/** The conversation of an application, whether or not something was written. @throws {Problem} `not-found`, also for a stranger’s */
export async function findConversation(
  db: Database,
  id: number,
  person: Person,
): Promise<KnownConversation> {
  const known = orNotFound(
    await firstRow<KnownConversation>(db)`
      select a.id, a.status, a.student_id as "studentId", p.company_id as "companyId", ${leadOf} as "leadId",
        ${supervisorsOf} as supervisors, a.academic_supervisor_id as "academicSupervisorId"
      from applications a join projects p on p.id = a.project_id join companies c on c.id = p.company_id
      where a.id = ${id}`,
  );
  if (!(await takesPart(db, known, person))) throw new Problem('not-found');
  return known;
}

async function takesPart(
  db: Database,
  conversation: KnownConversation,
  person: Person,
): Promise<boolean> {
  if (!mayTakePart(person, conversation.academicSupervisorId)) return false;
  return person.role === 'Faculty'
    ? isSeen(db, person.accountId, conversation.studentId)
    : isInvolved(person, conversation, conversation);
}

/** Accounts that hear of each message, by the relation in which they do. Supervisors of a project follow its work alone. */
export function readersOf({
  status,
  studentId,
  leadId,
  supervisors,
  academicSupervisorId,
}: KnownConversation) {
  const lead = leadId === null ? [] : [leadId];
  const isWork = tookPart.some((part) => part === status);
  return {
    student: [studentId],
    company: [...new Set([...lead, ...(isWork ? supervisors : [])])],
    supervisor: academicSupervisorId === null ? [] : [academicSupervisorId],
  };
}
