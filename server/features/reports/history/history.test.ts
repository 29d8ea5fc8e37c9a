import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { HistoryEntry, RecordKind } from '../../../../src/contract/reports/history.ts';
import { stated } from '../../../../src/contract/testing/conditions.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import {
  aCompany,
  anAdmin,
  anApplication,
  aStudent,
  type Someone,
} from '../../../testing/people.ts';
import { assignmentsIn } from '../../../testing/small-programme.ts';

let app: TestApp;
let admin: Someone;
beforeAll(async () => {
  app = await testApp();
  admin = await anAdmin(app.services);
});
afterAll(() => app.close());

const read = (kind: RecordKind, id: number, page = 1, pageSize = 50) =>
  app.call(
    endpoints.listHistory,
    { params: { kind, id }, query: { page: String(page), pageSize: String(pageSize) } },
    admin.token,
  );
const historyOf = async (kind: RecordKind, id: number): Promise<HistoryEntry[]> =>
  (await read(kind, id)).body;

/** Each entry in few words, the newest first: `project moved pending by Lattice Works`. */
const told = async (kind: RecordKind, id: number): Promise<string[]> =>
  (await historyOf(kind, id)).map((entry) => {
    const more =
      (entry.what === 'admin act' && ` ${entry.act}`) ||
      (entry.what === 'project moved' && ` ${entry.to}`) ||
      (entry.what === 'application moved' && ` ${entry.event}`) ||
      '';
    return `${entry.what}${more} by ${entry.by?.name ?? 'nobody'}`;
  });

const brief = {
  title: 'A weir to gauge',
  description: 'Measure it.',
  skills: 'Statics',
  engineeringType: 'Civil',
  duration: 30,
  location: 'Remote',
  places: 2,
  ...stated,
} as const;

/** A second passes before each act, so that what happened first is known. */
const later = <Answer>(act: Promise<Answer>): Promise<Answer> => {
  app.passTime(1000);
  return act;
};

/** A project that was sent for approval, approved, edited by both sides and begun, with one applicant. */
async function aLife() {
  const company = await aCompany(app.services);
  const { body: posted } = await app.call(endpoints.postProject, { body: brief }, company.token);
  const { pid } = posted;
  const move = (status: string, { token }: Someone, more = {}) =>
    later(
      app.call(endpoints.moveProject, { params: { id: pid }, body: { status, ...more } }, token),
    );
  const edit = (change: object, { token }: Someone) =>
    later(
      app.call(endpoints.editProject, { params: { pid }, body: { ...brief, ...change } }, token),
    );
  await move('pending', admin);
  await edit({ places: 3 }, company);
  await edit({ places: 3 }, company);
  await edit({ places: 3, location: 'Leeds' }, admin);
  const student = await aStudent(app.services);
  app.passTime(1000);
  const application = await anApplication(app, student, pid);
  const offer = { params: { id: application }, body: { event: 'offer' } } as const;
  await later(app.call(endpoints.moveApplication, offer, company.token));
  await move('On Hold', company);
  return { company, student, pid };
}

describe('the history of a project', () => {
  test('tells what its company, its applicants and admins did, newest first', async () => {
    const { pid } = await aLife();
    expect(await told('project', pid)).toEqual([
      'project moved On Hold by Lattice Works',
      'application moved offer by Lattice Works',
      'application moved apply by Ada Byron',
      `admin act changed by ${admin.email}`,
      'project edited by Lattice Works',
      `project moved pending by ${admin.email}`,
      'project moved Awaiting approval by Lattice Works',
    ]);
  });

  test('keeps what a company changed, and nothing where it saved the same again', async () => {
    const { pid } = await aLife();
    const edits = (await historyOf('project', pid)).filter(({ what }) => what === 'project edited');
    expect(edits).toMatchObject([{ before: { places: 2 }, after: { places: 3 } }]);
  });

  test('has its progress notes, with what they say and who wrote them last', async () => {
    const { pid, company, student } = await aLife();
    const note = { projectTitle: brief.title, projectId: pid, title: 'Ongoing' } as const;
    const write = (remarks: string, { token }: Someone) =>
      later(app.call(endpoints.addStatusUpdate, { body: { ...note, remarks } }, token));
    const { body: first } = await write('The gauge is in.', company);
    await write('The programme has called.', admin);
    const body = { ...note, remarks: 'The gauge is in, and reads.' };
    const change = { params: { id: first.id }, body };
    await later(app.call(endpoints.updateStatusUpdate, change, company.token));
    const notes = [
      {
        what: 'progress note',
        title: 'Ongoing',
        remarks: 'The gauge is in, and reads.',
        by: { role: 'Company', name: 'Lattice Works' },
      },
      { remarks: 'The programme has called.', by: { role: 'Admin', name: admin.email } },
    ];
    expect((await historyOf('project', pid)).slice(0, 2)).toMatchObject(notes);
    expect((await historyOf('company', company.companyId)).slice(0, 2)).toMatchObject(notes);
    expect(await told('student', student.id)).not.toContain('progress note by Lattice Works');
  });

  test('comes in pages that together hold each entry once', async () => {
    const { pid } = await aLife();
    const pages = [await read('project', pid, 1, 4), await read('project', pid, 2, 4)];
    const ids = pages.flatMap(({ body }) => body.map(({ id }: HistoryEntry) => id));
    expect(ids).toEqual((await historyOf('project', pid)).map(({ id }) => id));
    expect(pages[0]!.headers['x-total-count']).toBe('7');
  });

  test('tells of assignments that gave its places and took them back', async () => {
    const { smallProgramme, proposed, publish, undo } = assignmentsIn(app);
    const { dam, admin: office } = await smallProgramme();
    const { id } = await proposed(office, [dam]);
    await later(publish(office, id));
    await later(undo(office, id));
    const entries = await historyOf('project', dam);
    expect(entries.filter(({ what }) => what.startsWith('assignment'))).toMatchObject([
      { what: 'assignment undone', runId: id, places: 1, by: { name: office.email } },
      { what: 'assignment published', runId: id, places: 1 },
    ]);
  });
});

test('the history of a company tells of its projects, and of a student of their applications', async () => {
  const { company, student, pid } = await aLife();
  expect(await told('company', company.companyId)).toEqual([
    'project moved On Hold by Lattice Works',
    'project edited by Lattice Works',
    `project moved pending by ${admin.email}`,
    'project moved Awaiting approval by Lattice Works',
    'joined by Lattice Works',
  ]);
  const body = { state: 'disabled' } as const;
  const disable = { params: { id: student.id }, body };
  await later(app.call(endpoints.setStudentState, disable, admin.token));
  expect(await told('student', student.id)).toEqual([
    `admin act disabled by ${admin.email}`,
    'application moved offer by Lattice Works',
    'application moved apply by Ada Byron',
    'joined by Ada Byron',
  ]);
  expect(await historyOf('student', student.id)).toContainEqual(
    expect.objectContaining({ project: { id: pid, title: brief.title } }),
  );
});

test('the author of an act stays named as long as the account exists', async () => {
  const { company, pid } = await aLife();
  await sql`delete from accounts where id = ${company.id}`.execute(app.database.db);
  const [newest] = await historyOf('project', pid);
  expect(newest).toMatchObject({ what: 'project moved', by: null });
});

test('a record that does not exist has no history', async () => {
  expect(await historyOf('company', 999_999)).toEqual([]);
  expect((await read('admin' as never, admin.id)).status).toBe(400);
});
