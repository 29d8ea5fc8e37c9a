import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aCompany, anApplication, aProject, aStudent } from '../../../testing/people.ts';

describe('the places of a project', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());

  test('fifty apply at once to three places, all are offered at once: exactly three are offered', async () => {
    const company = await aCompany(app.services);
    const pid = await aProject(app.services, company, { places: 3 });
    const students = await Promise.all(Array.from({ length: 50 }, () => aStudent(app.services)));

    const applied = await Promise.all(
      students.map(({ id, token }) =>
        app.call(endpoints.apply, { body: { studentId: id, projectId: pid } }, token),
      ),
    );
    expect(applied.map(({ status }) => status)).toEqual(Array(50).fill(201));

    const { body: applicants } = await app.call(
      endpoints.listApplicants,
      { params: { pid } },
      company.token,
    );
    expect(applicants).toHaveLength(50);
    const offers = await Promise.all(
      applicants.map(({ applicationId }: { applicationId: number }) =>
        app.call(
          endpoints.moveApplication,
          { params: { id: applicationId }, body: { event: 'offer' } },
          company.token,
        ),
      ),
    );

    expect(offers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(offers.filter(({ body }) => body.code === 'no-places-left')).toHaveLength(47);
    const after = await app.call(endpoints.listApplicants, { params: { pid } }, company.token);
    expect(
      after.body.filter(({ status }: { status: string }) => status === 'Offered'),
    ).toHaveLength(3);
    const { body: projects } = await app.call(
      endpoints.listProjects,
      { query: { onlyCompanyProjects: 'true' } },
      company.token,
    );
    expect(projects[0]).toMatchObject({ places: 3, placesTaken: 3, openApplications: 47 });
  });

  test('a declined offer gives its place back', async () => {
    const company = await aCompany(app.services);
    const pid = await aProject(app.services, company, { places: 1 });
    const [first, second] = [await aStudent(app.services), await aStudent(app.services)];
    const idOf = async ({ id, token }: typeof first) => {
      await app.call(endpoints.apply, { body: { studentId: id, projectId: pid } }, token);
      const { body } = await app.call(
        endpoints.listOwnApplications,
        { params: { studentId: id } },
        token,
      );
      return body[0].applicationId as number;
    };
    const move = (id: number, event: 'offer' | 'decline', token: string) =>
      app.call(endpoints.moveApplication, { params: { id }, body: { event } }, token);

    const [one, two] = [await idOf(first), await idOf(second)];
    expect((await move(one, 'offer', company.token)).status).toBe(200);
    expect((await move(two, 'offer', company.token)).body.code).toBe('no-places-left');
    expect((await move(one, 'decline', first.token)).body.status).toBe('Declined');
    expect((await move(two, 'offer', company.token)).body.status).toBe('Offered');
  });
});

describe('a hundred at once', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());

  const eventRows = async (pid: number, event: string) => {
    const { rows } = await sql`
      select e.about_id from events e join applications a on a.id = e.about_id
      where e.about = 'application' and a.project_id = ${pid} and e.kind = ${event}`.execute(
      app.services.db,
    );
    return rows.length;
  };
  const move = (id: number, event: 'offer' | 'accept', token: string) =>
    app.call(endpoints.moveApplication, { params: { id }, body: { event } }, token);

  test('a hundred offers for one place: one is offered', async () => {
    const company = await aCompany(app.services);
    const pid = await aProject(app.services, company, { places: 1 });
    const ids: number[] = [];
    for (let one = 0; one < 100; one += 1)
      ids.push(await anApplication(app, await aStudent(app.services), pid));

    const answers = await Promise.all(ids.map((id) => move(id, 'offer', company.token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'no-places-left')).toHaveLength(99);
    expect(await eventRows(pid, 'offer')).toBe(1);
    const { rows } = await sql`
      select a.id from applications a where a.project_id = ${pid} and a.status = 'Offered'`.execute(
      app.services.db,
    );
    expect(rows).toHaveLength(1);
  });

  test('a hundred accepts of one offer: one event', async () => {
    const [company, student] = [await aCompany(app.services), await aStudent(app.services)];
    const pid = await aProject(app.services, company, { places: 1 });
    const id = await anApplication(app, student, pid);
    await move(id, 'offer', company.token);

    const answers = await Promise.all(
      Array.from({ length: 100 }, () => move(id, 'accept', student.token)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'move-not-allowed')).toHaveLength(99);
    expect(await eventRows(pid, 'accept')).toBe(1);
  });
});
