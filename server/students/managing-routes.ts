import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import { studentColumns } from '../../src/contract/managed-students.ts';
import { inTransaction } from '../act.ts';
import { csvFile } from '../http/csv.ts';
import { idempotent } from '../http/idempotency.ts';
import { serve } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { setStudentState } from './change.ts';
import { deleteStudent } from './delete.ts';
import { importStudents } from './import/import.ts';
import { inviteStudent } from './invite.ts';
import { everyStudent, listStudentsFor } from './listing.ts';

/** Students as admins manage them. */
export async function managedStudents(app: FastifyInstance, { services }: { services: Services }) {
  const { db, reads } = services;

  serve(app, endpoints.listStudents, ({ query }) => listStudentsFor(reads, query));

  serve(app, endpoints.addStudent, ({ body }, call) =>
    idempotent(services, call, (act) => inviteStudent(act, body)),
  );

  serve(app, endpoints.deleteStudent, async ({ params: { id }, query }, { person }) => {
    const evenSo = query.evenSo === 'true';
    await inTransaction(services, person, (act) => deleteStudent(act, id, { evenSo }));
    return 'The student is deleted.';
  });

  serve(app, endpoints.setStudentState, ({ params: { id }, body: { state } }, { person }) =>
    inTransaction(services, person, (act) => setStudentState(act, id, state)),
  );

  serve(app, endpoints.exportStudents, async ({ query }, { reply }) =>
    csvFile(reply, 'students', [...studentColumns, 'state'], everyStudent(db, query)),
  );

  serve(app, endpoints.importStudents, ({ query, file }, call) =>
    importStudents(services, file, query, call),
  );
}
