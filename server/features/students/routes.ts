import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { studentColumns } from '../../../src/contract/students/managed-students.ts';
import type { Services } from '../../platform/calls/command.ts';
import { acts, serve } from '../../platform/calls/serve.ts';
import { everyRow, pageOf } from '../../platform/database/paged.ts';
import { pipelined } from '../../platform/database/postgresql/shared-connections.ts';
import { csvFile } from '../../platform/http/csv/write.ts';
import { bounded } from '../../platform/http/limits/bounded.ts';
import { orNotFound } from '../../platform/http/problem.ts';
import { register } from '../accounts/registration/register.ts';
import { newcomersTerm } from '../terms/newcomers.ts';
import {
  changeStudent,
  chooseTerm,
  inviteStudent,
  inviteStudentAgain,
  markIntroduced,
  requireSelf,
  setStudentState,
} from './change.ts';
import { importStudents } from './import/import.ts';
import { studentListing } from './listing.ts';
import { changePicture, findPicture } from './pictures/change-picture.ts';
import { findStudent, findStudentRecord, insertStudent } from './repository.ts';
import { changeResume, findOwnResume, removeResume } from './resumes/change-resume.ts';
import { pdfFile } from './resumes/sent.ts';

/** By the browser alone and not for long: the picture of somebody who is disabled is nobody's to see. */
const pictureKept = 'private, max-age=3600';

/** Each holds up to 5 MB until the database has it. */
const resumesWritten = { atOnce: 2, waiting: 10, waitMs: 20_000 };

/** Students register, read who they are and change it; admins manage them. */
export async function students(app: FastifyInstance, { services }: { services: Services }) {
  const act = acts(app, services);
  const { db, imageWorker } = services;
  const writing = bounded(resumesWritten);
  app.addHook('preClose', async () => {
    imageWorker.close();
    writing.close();
  });

  serve(app, endpoints.registerStudent, ({ body }, call) => {
    const { email, password, ...profile } = body;
    const words = [profile.firstName, profile.lastName];
    const account = { email, password, role: 'Student', words } as const;
    return register(services, call, account, async (transaction, id, at) => {
      const { timeZone } = services;
      const termId = await newcomersTerm(transaction, { timeZone, at });
      await insertStudent(transaction, id, profile, at, termId);
    });
  });

  for (const endpoint of [endpoints.me, endpoints.current]) {
    serve(app, endpoint, async (_, { person }) =>
      orNotFound(await findStudent(db, person.accountId)),
    );
  }

  serve(app, endpoints.introduced, (_, { person }) =>
    markIntroduced(db, person.accountId, services.clock()),
  );

  act(endpoints.updateStudent, (command, { params, body, version }) =>
    changeStudent(command, params.sId, body, version),
  );

  act(endpoints.chooseTerm, (command, { params, body }) =>
    chooseTerm(command, params.sId, body.termId),
  );

  serve(app, endpoints.setPicture, ({ params, file }, call) =>
    changePicture(services, call, params.sId, file),
  );

  serve(app, endpoints.removePicture, ({ params }, call) =>
    changePicture(services, call, params.sId, null),
  );

  serve(app, endpoints.picture, async ({ params }, { reply }) => {
    const content = orNotFound(await findPicture(db, params.name));
    reply
      .header('Cache-Control', pictureKept)
      // The site may be on another origin than the API.
      .header('Cross-Origin-Resource-Policy', 'cross-origin');
    return Buffer.from(content);
  });

  serve(app, endpoints.setResume, ({ params, query, file }, call) =>
    changeResume(services, call, writing, params.sId, { name: query.name, content: file }),
  );

  act(endpoints.removeResume, (command, { params }) => removeResume(command, params.sId));

  serve(app, endpoints.ownResume, async ({ params }, { person, reply }) => {
    requireSelf(person, params.sId);
    return pdfFile(reply, orNotFound(await findOwnResume(db, params.sId)));
  });

  serve(app, endpoints.listStudents, ({ query }, { reads }) =>
    pageOf(pipelined(reads), studentListing, query),
  );

  serve(app, endpoints.getStudent, async ({ params }) =>
    orNotFound(await findStudentRecord(db, params.id)),
  );

  act(endpoints.addStudent, (command, { body }) => inviteStudent(command, body));

  act(endpoints.inviteStudentAgain, (command, { params }) =>
    inviteStudentAgain(command, params.id),
  );

  act(endpoints.setStudentState, (command, { params: { id }, body: { state } }) =>
    setStudentState(command, id, state),
  );

  serve(app, endpoints.exportStudents, async ({ query }, { reply }) =>
    csvFile(reply, 'students', [...studentColumns, 'state'], everyRow(db, studentListing, query)),
  );

  serve(app, endpoints.importStudents, ({ query, file }, call) =>
    importStudents(services, call, file, query),
  );
}
