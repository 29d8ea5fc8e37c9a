import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { Page } from '../../../../src/contract/paging.ts';
import {
  type FacultyApplication,
  facultyColumns,
} from '../../../../src/contract/universities/faculty.ts';
import type { Services } from '../../../platform/calls/command.ts';
import type { Person } from '../../../platform/calls/person.ts';
import { acts, serve } from '../../../platform/calls/serve.ts';
import { pageWithTotal } from '../../../platform/database/count-matching.ts';
import { asInstant } from '../../../platform/database/expressions.ts';
import type { Database } from '../../../platform/database/open.ts';
import { limitsOf } from '../../../platform/database/paged.ts';
import { allRows } from '../../../platform/database/rows.ts';
import { csvFile } from '../../../platform/http/csv/write.ts';
import { orNotFound } from '../../../platform/http/problem.ts';
import { movesOf } from '../../applications/happened.ts';
import { moveApplication } from '../../applications/move.ts';
import { decideMembership, unconfirmedOf } from '../../universities/membership.ts';
import { addNote, changeNote, deleteNote, notesAbout } from '../../universities/notes.ts';
import { findStaff } from '../../universities/staff/listing.ts';
import { requireSeen } from '../../universities/students.ts';
import { agreedEnd } from '../columns.ts';
import { countStandings, everyStudentSeen, findStudentSeen, listStudentsSeen } from './students.ts';
import { giveUp, supervise } from './supervise.ts';

/** Students as university staff see them. */
export async function faculty(app: FastifyInstance, { services }: { services: Services }) {
  const act = acts(app, services);
  const { db, clock, timeZone, replicas } = services;
  const readerFor = (person: Person) => ({ person, now: clock(), timeZone });

  serve(app, endpoints.currentFaculty, async (_, { person }) =>
    orNotFound(await findStaff(db, person.accountId)),
  );

  serve(app, endpoints.listFacultyStudents, ({ query }, { person, reads }) =>
    listStudentsSeen(reads, readerFor(person), query),
  );

  serve(app, endpoints.countFacultyStudents, ({ query }, { person, reads }) =>
    countStandings(reads, readerFor(person), query),
  );

  serve(app, endpoints.exportFacultyStudents, async ({ query }, { person, reply }) =>
    csvFile(reply, 'students', facultyColumns, everyStudentSeen(db, readerFor(person), query)),
  );

  serve(app, endpoints.getFacultyStudent, async ({ params }, { person, reads }) =>
    orNotFound(await findStudentSeen(reads, readerFor(person), params.id)),
  );

  serve(app, endpoints.listFacultyApplications, async ({ params, query }, { person, reads }) => {
    await replicas.readNow((db) => requireSeen(db, person.accountId, params.id));
    return listApplicationsSeen(reads, person.accountId, params.id, query);
  });

  serve(app, endpoints.getUnconfirmed, ({ query }, { person }) =>
    unconfirmedOf(db, person.accountId, query.after || 0),
  );

  act(endpoints.confirmMembership, async (command, { params, body }) => {
    await decideMembership(command, params.id, body.studiesHere);
    return body.studiesHere ? 'Confirmed.' : 'Not one of yours.';
  });

  act(endpoints.confirmPlace, async (command, { params }) => {
    await moveApplication(command, params.id, { event: 'confirm', note: '' }, command.by);
  });

  act(endpoints.refusePlace, async (command, { params, body: { reason } }) => {
    await moveApplication(command, params.id, { event: 'refuse', note: reason }, command.by);
  });

  act(endpoints.supervise, (command, { params }) => supervise(command, params.id));

  act(endpoints.giveUp, (command, { params }) => giveUp(command, params.id));

  serve(app, endpoints.listFacultyNotes, async ({ params }, { person: { accountId } }) => {
    await requireSeen(db, accountId, params.id);
    return notesAbout(db, accountId, params.id);
  });

  act(endpoints.addFacultyNote, (command, { params, body }) =>
    addNote(command, params.id, body.note),
  );

  act(endpoints.changeFacultyNote, (command, { params, body }) =>
    changeNote(command, params.id, body.note),
  );

  act(endpoints.deleteFacultyNote, (command, { params }) => deleteNote(command, params.id));
}

/** One page of a student's applications as their university sees them: first what waits for its word, then the newest. */
async function listApplicationsSeen(
  db: Database,
  staffId: number,
  studentId: number,
  part: { page: number; pageSize: number },
): Promise<Page<FacultyApplication>> {
  const rows = await allRows<FacultyApplication>(db)`
    select a.id as "applicationId", a.status, p.title as "projectTitle", p.status as "projectStatus",
      c.name as "companyName", ${asInstant(sql`a.applied_at`)} as "appliedDate",
      ${asInstant(sql`coalesce((
        select max(e.at) ${movesOf(sql`a.id`)} and e.facts ->> 'from' is distinct from e.facts ->> 'to'
      ), a.applied_at)`)} as "movedAt",
      ${asInstant(sql`a.offer_expires_at`)} as "offerExpiresAt",
      p.start_date::text as "startDate", ${agreedEnd} as "endDate", f.name as supervisor,
      a.academic_supervisor_id is not distinct from ${staffId}::bigint as "isYours"
    from applications a join projects p on p.id = a.project_id join companies c on c.id = p.company_id
      left join engagements e on e.id = a.id
      left join faculty f on f.account_id = a.academic_supervisor_id
    where a.student_id = ${studentId}
    order by a.status = 'Awaiting university' desc, a.applied_at desc, a.id desc ${limitsOf(part)}`;
  const ofStudent = sql`a.student_id = ${studentId}`;
  return pageWithTotal(db, rows, part, sql`applications a`, ofStudent);
}
