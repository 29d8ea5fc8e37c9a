import { endpoints } from '../../contract/endpoints.ts';
import type { ManagedStudent, NewStudent } from '../../contract/students/managed-students.ts';
import type { StudentForm } from '../../contract/students/students.ts';
import { ensurePassword } from '../act/ensure-password.ts';
import { call, download } from '../client.ts';
import { fullStudent, rowOf, wholeManagedStudent } from '../original-api.ts';
import { narrowing, pageFrom } from './asked.ts';
import type { Change, TableSource } from './source.ts';
import { inviteAgain, type StateForm, stateActs } from './states.ts';

/** The students, at the server in every build. */
export const students: TableSource<ManagedStudent, NewStudent> = {
  noun: 'student',
  idOf: ({ sId }) => sId ?? null,
  labelOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  async list(query, signal) {
    const page = await pageFrom(endpoints.listStudents, query, narrowing(query), signal);
    return { ...page, rows: page.rows.map(wholeManagedStudent) };
  },
  async add(form, idempotencyKey) {
    const answer = await call(endpoints.addStudent, { body: form, idempotencyKey });
    return rowOf(answer, form as ManagedStudent);
  },
  change: changeStudent,
  beforeRemove: ensurePassword,
  remove: (id, { evenSo, keepalive }) =>
    call(
      endpoints.deleteStudent,
      { params: { id }, query: { evenSo: evenSo ? 'true' : 'false' } },
      { keepalive },
    ),
  exportAll: (query) => download(endpoints.exportStudents, { query: narrowing(query) as object }),
  instead: stateActs.disable,
  massKind: 'student',
  deletableKind: 'student',
  canForce: true,
};

async function changeStudent({
  id,
  act,
  form,
  patch,
}: Change & { id: number }): Promise<ManagedStudent> {
  if (act === inviteAgain.act) {
    await call(endpoints.inviteStudentAgain, { params: { id } });
    return patch as ManagedStudent;
  }
  if (act in stateActs) {
    const body = form as StateForm;
    return call(endpoints.setStudentState, { params: { id }, body });
  }
  const edited = patch as ManagedStudent;
  const body = fullStudent(edited, form as StudentForm);
  const { version } = edited;
  const answer = await call(endpoints.updateStudent, { params: { sId: id }, body, version });
  // What only an admin's list has stays as it was.
  return rowOf(answer, edited);
}
