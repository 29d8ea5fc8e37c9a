import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import { studentColumns } from '../../src/contract/managed-students.ts';
import { invite } from '../accounts/invite.ts';
import { setAccountState } from '../accounts/state.ts';
import { audit } from '../audit/audit.ts';
import { stateAct, whole } from '../audit/rules.ts';
import { csvFile } from '../http/csv.ts';
import { idempotent } from '../http/idempotency.ts';
import { orNotFound } from '../http/problem.ts';
import { serve } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { deleteStudent } from './delete.ts';
import { importStudents } from './import/import.ts';
import { everyStudent, findManagedStudent, listStudentsFor } from './listing.ts';
import { addStudent } from './repository.ts';
import { nameOf, written } from './rules.ts';

/** Students as admins manage them. */
export async function managedStudents(app: FastifyInstance, { services }: { services: Services }) {
  const { db, reads, clock } = services;

  serve(app, endpoints.listStudents, ({ query }) => listStudentsFor(reads, query));

  serve(app, endpoints.addStudent, async ({ body }, { person, request }) => {
    const at = clock();
    return idempotent({ db, now: at, request, person }, async (transaction) => {
      const { email, ...profile } = body;
      const id = await invite(services, transaction, { email, role: 'Student' });
      await addStudent(transaction, id, profile, at);
      const subject = { kind: 'student', subjectId: id, subject: nameOf(body) } as const;
      await audit(transaction, { by: person, at, act: 'added', ...subject, after: whole(body) });
      return orNotFound(await findManagedStudent(transaction, id));
    });
  });

  serve(app, endpoints.deleteStudent, async ({ params: { id }, query }, { person }) => {
    await db.transaction().execute(async (transaction) => {
      const student = orNotFound(await findManagedStudent(transaction, id));
      await deleteStudent(transaction, id, query.evenSo === 'true');
      const subject = { kind: 'student', subjectId: id, subject: nameOf(student) } as const;
      const before = whole(written(student));
      await audit(transaction, { by: person, at: clock(), act: 'deleted', ...subject, before });
    });
    return 'The student is deleted.';
  });

  serve(app, endpoints.setStudentState, async ({ params: { id }, body }, { person }) =>
    db.transaction().execute(async (transaction) => {
      const { state, ...student } = orNotFound(await findManagedStudent(transaction, id));
      if (state === body.state) return { ...student, state };
      const at = clock();
      await setAccountState(transaction, id, body.state, at);
      const subject = { kind: 'student', subjectId: id, subject: nameOf(student) } as const;
      const change = { before: { state }, after: body };
      await audit(transaction, {
        by: person,
        at,
        act: stateAct(body.state),
        ...subject,
        ...change,
      });
      return { ...student, state: body.state };
    }),
  );

  serve(app, endpoints.exportStudents, async ({ query }, { reply }) =>
    csvFile(reply, 'students', [...studentColumns, 'state'], everyStudent(db, query)),
  );

  serve(app, endpoints.importStudents, async ({ query, file }, call) =>
    importStudents(services, file, query, call),
  );
}
