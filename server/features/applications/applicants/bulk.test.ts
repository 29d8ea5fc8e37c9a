import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aCompany, anApplication, aProject, aStudent } from '../../../testing/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const moveAll = (moves: object[], token: string) =>
  app.call(endpoints.moveApplicants, { body: { moves: moves as never } }, token);

describe('many moves at once', () => {
  test('each row answers for itself', async () => {
    const company = await aCompany(app.services);
    const pid = await aProject(app.services, company, { places: 1 });
    const [first, second, third] = [
      await anApplication(app, await aStudent(app.services), pid),
      await anApplication(app, await aStudent(app.services), pid),
      await anApplication(app, await aStudent(app.services), pid),
    ];
    const others = await aProject(app.services, await aCompany(app.services, 'Elsewhere Ltd'));
    const foreign = await anApplication(app, await aStudent(app.services), others);

    const { status, body } = await moveAll(
      [
        { applicationId: first, event: 'offer' },
        { applicationId: second, event: 'offer' },
        { applicationId: third, event: 'reject' },
        { applicationId: third, event: 'reject', reason: 'places', note: 'Thank you.' },
        { applicationId: third, event: 'shortlist' },
        { applicationId: foreign, event: 'shortlist' },
      ],
      company.token,
    );
    expect(status).toBe(200);
    const refused = (applicationId: number, code: string, sentence: string) => ({
      applicationId,
      status: null,
      reachable: null,
      problem: { code, sentence },
    });
    const reachable = { studentEmail: null, emailWithheld: 'unverified' };
    expect(body).toEqual([
      { applicationId: first, status: 'Offered', reachable, problem: null },
      refused(second, 'no-places-left', 'The only place has been offered or taken.'),
      refused(third, 'invalid', 'Choose a reason.'),
      { applicationId: third, status: 'Rejected', reachable, problem: null },
      refused(third, 'move-not-allowed', 'This application is Rejected.'),
      refused(foreign, 'not-found', 'This does not exist or has been deleted.'),
    ]);
  });

  test('more than a hundred are refused whole', async () => {
    const company = await aCompany(app.services);
    const moves = Array.from({ length: 101 }, () => ({ applicationId: 1, event: 'offer' }));
    expect((await moveAll(moves, company.token)).body.errors).toEqual([
      { path: 'moves', message: 'At most 100 moves.' },
    ]);
    expect((await moveAll([], company.token)).status).toBe(400);
  });
});
