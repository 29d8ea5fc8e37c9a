import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { facultyColumns } from '../../../../src/contract/universities/faculty.ts';
import { runCommand, type Services } from '../../../platform/calls/command.ts';
import { idempotent } from '../../../platform/calls/idempotency.ts';
import type { Person } from '../../../platform/calls/person.ts';
import { serve } from '../../../platform/calls/serve.ts';
import { csvFile } from '../../../platform/http/csv/write.ts';
import { orNotFound } from '../../../platform/http/problem.ts';
import { addNote, changeNote, deleteNote, notesAbout } from '../../universities/notes.ts';
import { requireSeen } from '../../universities/scope.ts';
import { findStaff } from '../../universities/staff/listing.ts';
import { moveApplication } from '../move.ts';
import { listApplicationsSeen } from './applications.ts';
import { countStandings, everyStudentSeen, findStudentSeen, listStudentsSeen } from './students.ts';
import { giveUp, supervise } from './supervise.ts';

/** What staff of universities see of their students. */
export async function faculty(app: FastifyInstance, { services }: { services: Services }) {
  const { db, clock } = services;
  const readerFor = ({ accountId }: Person) => ({ staffId: accountId, now: clock() });

  serve(app, endpoints.currentFaculty, async (_, { person }) =>
    orNotFound(await findStaff(db, person.accountId)),
  );

  serve(app, endpoints.listFacultyStudents, ({ query }, { person, from }) =>
    listStudentsSeen(from.db, readerFor(person), query),
  );

  serve(app, endpoints.countFacultyStudents, ({ query }, { person, from }) =>
    countStandings(from.db, readerFor(person), query),
  );

  serve(app, endpoints.exportFacultyStudents, async ({ query }, { person, reply }) =>
    csvFile(reply, 'students', facultyColumns, everyStudentSeen(db, readerFor(person), query)),
  );

  serve(app, endpoints.getFacultyStudent, async ({ params }, { person, from }) =>
    orNotFound(await findStudentSeen(from.db, readerFor(person), params.id)),
  );

  serve(
    app,
    endpoints.listFacultyApplications,
    async ({ params, query }, { person, from, rights }) => {
      await requireSeen(rights.db, person.accountId, params.id);
      return listApplicationsSeen(from.db, person.accountId, params.id, query);
    },
  );

  serve(app, endpoints.confirmPlace, async ({ params }, { person }) => {
    await moveApplication(services, params.id, { event: 'confirm', note: '' }, person);
    return 'Place confirmed.';
  });

  serve(app, endpoints.refusePlace, async ({ params, body }, { person }) => {
    await moveApplication(services, params.id, { event: 'refuse', note: body.reason }, person);
    return 'Place refused.';
  });

  serve(app, endpoints.supervise, async ({ params }, { person }) => {
    await runCommand(services, person, (command) => supervise(command, params.id));
    return 'You are the academic supervisor.';
  });

  serve(app, endpoints.giveUp, async ({ params }, { person }) => {
    await runCommand(services, person, (command) => giveUp(command, params.id));
    return 'You are no longer the academic supervisor.';
  });

  serve(app, endpoints.listFacultyNotes, async ({ params }, { person: { accountId } }) => {
    await requireSeen(db, accountId, params.id);
    return notesAbout(db, accountId, params.id);
  });

  serve(app, endpoints.addFacultyNote, ({ params, body }, call) =>
    idempotent(services, call, (command) => addNote(command, params.id, body.note)),
  );

  serve(app, endpoints.changeFacultyNote, ({ params, body }, { person }) =>
    runCommand(services, person, (command) => changeNote(command, params.id, body.note)),
  );

  serve(app, endpoints.deleteFacultyNote, async ({ params }, { person }) => {
    await runCommand(services, person, (command) => deleteNote(command, params.id));
    return 'Note deleted.';
  });
}
