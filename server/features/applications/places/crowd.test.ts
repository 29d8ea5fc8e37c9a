import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Application } from '../../../../src/contract/applications/applications.ts';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import {
  aCompany,
  anApplication,
  aProject,
  aStudent,
  type Someone,
} from '../../../testing/people.ts';

let app: TestApp;
/** Each has applied to the projects up to their own place, so the first to one and the last to all. */
const students: Someone[] = [];
const pids: number[] = [];
beforeAll(async () => {
  app = await testApp();
  const company = await aCompany(app.services);
  for (let at = 0; at < 8; at += 1) {
    pids.push(await aProject(app.services, company, { status: 'pending', places: 9 }));
    const student = await aStudent(app.services);
    for (const pid of pids) await anApplication(app, student, pid);
    students.push(student);
  }
});
afterAll(() => app.close());

const listOf = async ({ id, token }: Someone, query: Record<string, string> = {}) => {
  const asked = { params: { studentId: String(id) }, query };
  const { body, headers } = await app.call(endpoints.listOwnApplications, asked, token);
  return { listed: body as Application[], total: headers['x-total-count'] };
};
const projectsOf = async (student: Someone) =>
  (await listOf(student)).listed.map(({ projectId }) => projectId);

describe('students who look at their applications at the same time', () => {
  test('read their own, newest first, and nobody else’s', async () => {
    const crowd = Array.from({ length: 5 }, () => students).flat();
    const lists = await Promise.all(crowd.map(projectsOf));
    for (const [at, listed] of lists.entries())
      expect(listed).toEqual(pids.slice(0, 1 + (at % students.length)).toReversed());
  });

  test('read the part that each asked for', async () => {
    const parts = await Promise.all(
      students.map((student) => listOf(student, { page: '2', pageSize: '3' })),
    );
    for (const [at, { listed, total }] of parts.entries()) {
      const own = pids.slice(0, at + 1).toReversed();
      expect(listed.map(({ projectId }) => projectId)).toEqual(own.slice(3, 6));
      expect(total).toBe(String(own.length));
    }
  });

  test('read what was written before they asked', async () => {
    const [first, ...others] = students;
    for (const pid of pids.slice(1, 4)) {
      const crowd = others.map(projectsOf);
      await anApplication(app, first!, pid);
      expect(await projectsOf(first!)).toContain(pid);
      await Promise.all(crowd);
    }
  });

  test('nothing, where they have not applied', async () => {
    const newcomer = await aStudent(app.services);
    expect(await listOf(newcomer)).toEqual({ listed: [], total: '0' });
  });

  test('all of them, page by page, where they have made more than are read together', async () => {
    const keen = await aStudent(app.services);
    await sql`insert into applications (student_id, project_id, status, message, resume_link, applied_at)
      select ${keen.id}, ${pids[0]}, 'Withdrawn', '', '', ${app.services.clock()}::timestamptz + n * interval '1 minute'
      from generate_series(1, 130) n`.execute(app.services.db);
    const pages = await Promise.all(
      ['1', '2', '3', '4'].map((page) => listOf(keen, { page, pageSize: '50' })),
    );
    expect(pages.map(({ listed }) => listed.length)).toEqual([50, 50, 30, 0]);
    expect(pages.map(({ total }) => total)).toEqual(Array(4).fill('130'));
    const ids = pages.flatMap(({ listed }) => listed.map(({ applicationId }) => applicationId));
    expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one));
  });
});
