import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { aCompany, aProject, aStudent } from '../testing/people.ts';

describe('the places of a project', () => {
  let house: TestApp;
  beforeAll(async () => {
    house = await testApp();
  });
  afterAll(() => house.close());

  test('fifty apply at once to three places, all are offered at once: exactly three are offered', async () => {
    const company = await aCompany(house.services);
    const pid = await aProject(house.services, company, { places: 3 });
    const students = await Promise.all(Array.from({ length: 50 }, () => aStudent(house.services)));

    const applied = await Promise.all(
      students.map(({ id, token }) =>
        house.call(endpoints.apply, { body: { studentId: id, projectId: pid } }, token),
      ),
    );
    expect(applied.map(({ status }) => status)).toEqual(Array(50).fill(201));

    const { body: applicants } = await house.call(
      endpoints.listApplicants,
      { params: { pid } },
      company.token,
    );
    expect(applicants).toHaveLength(50);
    const offers = await Promise.all(
      applicants.map(({ applicationId }: { applicationId: number }) =>
        house.call(
          endpoints.moveApplication,
          { params: { id: applicationId }, body: { event: 'offer' } },
          company.token,
        ),
      ),
    );

    expect(offers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(offers.filter(({ body }) => body.code === 'no-places-left')).toHaveLength(47);
    const after = await house.call(endpoints.listApplicants, { params: { pid } }, company.token);
    expect(
      after.body.filter(({ status }: { status: string }) => status === 'Offered'),
    ).toHaveLength(3);
    const { body: projects } = await house.call(
      endpoints.listProjects,
      { query: { onlyCompanyProjects: 'true' } },
      company.token,
    );
    expect(projects[0]).toMatchObject({ places: 3, placesTaken: 3, openApplications: 47 });
  });

  test('a declined offer gives its place back', async () => {
    const company = await aCompany(house.services);
    const pid = await aProject(house.services, company, { places: 1 });
    const [first, second] = [await aStudent(house.services), await aStudent(house.services)];
    const idOf = async ({ id, token }: typeof first) => {
      await house.call(endpoints.apply, { body: { studentId: id, projectId: pid } }, token);
      const { body } = await house.call(
        endpoints.listOwnApplications,
        { params: { studentId: id } },
        token,
      );
      return body[0].applicationId as number;
    };
    const move = (id: number, event: 'offer' | 'decline', token: string) =>
      house.call(endpoints.moveApplication, { params: { id }, body: { event } }, token);

    const [one, two] = [await idOf(first), await idOf(second)];
    expect((await move(one, 'offer', company.token)).status).toBe(200);
    expect((await move(two, 'offer', company.token)).body.code).toBe('no-places-left');
    expect((await move(one, 'decline', first.token)).body.status).toBe('Declined');
    expect((await move(two, 'offer', company.token)).body.status).toBe('Offered');
  });
});
