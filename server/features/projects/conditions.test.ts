import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { notStated } from '../../../src/contract/projects/conditions.ts';
import { stated } from '../../../src/contract/testing/conditions.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { aCompany, aProject, aStudent, verified } from '../../testing/people.ts';

let app: TestApp;
let company: Awaited<ReturnType<typeof aCompany>>;
beforeAll(async () => {
  app = await testApp();
  company = await verified(app.services, await aCompany(app.services));
});
afterAll(() => app.close());

const brief = {
  title: 'A weir',
  description: 'Draw it.',
  engineeringType: 'Civil',
  duration: 30,
  location: 'Leeds',
} as const;
const post = (body: object) =>
  app.call(endpoints.postProject, { body: { ...brief, ...body } }, company.token);
const edit = (pid: number, body: object) =>
  app.call(endpoints.editProject, { params: { pid }, body: { ...brief, ...body } }, company.token);
const open = (id: number) =>
  app.call(endpoints.moveProject, { params: { id }, body: { status: 'Pending' } }, company.token);
const names = Object.keys(stated);
const paths = ({ body }: { body: { errors: { path: string }[] } }) =>
  body.errors.map(({ path }) => path);

describe('the conditions of a project', () => {
  test('is all asked for when it is posted', async () => {
    const answer = await post({});
    expect(answer.status).toBe(400);
    expect(paths(answer)).toEqual(names);
    const { status, body } = await post(stated);
    expect(status).toBe(201);
    expect(body).toMatchObject(stated);
  });

  test('may wait in a draft, which cannot open before', async () => {
    const { body: draft } = await post({ draft: true, pay: 'unpaid' });
    expect(draft).toMatchObject({ ...notStated, pay: 'unpaid', status: 'Draft' });
    const refused = await open(draft.pid);
    expect([refused.status, refused.body.code]).toEqual([409, 'incomplete']);
    expect(paths(refused)).toEqual(names.filter((name) => name !== 'pay'));
    expect((await edit(draft.pid, stated)).status).toBe(200);
    expect((await open(draft.pid)).body).toMatchObject({ status: 'pending', ...stated });
  });

  test('cannot be taken back while students can read it, and changes until work begins', async () => {
    const { body: project } = await post(stated);
    const refused = await edit(project.pid, { ...stated, pay: null });
    expect([refused.status, paths(refused)]).toEqual([400, ['pay']]);
    expect((await edit(project.pid, { ...stated, pay: 'unpaid' })).body.pay).toBe('unpaid');
  });

  test('is not stated where a project is older than the question, which may stay open', async () => {
    const pid = await aProject(app.services, company, { ...brief, ...notStated });
    const { token } = await aStudent(app.services);
    const { body } = await app.call(endpoints.getProject, { params: { pid } }, token);
    expect(body).toMatchObject({ ...notStated, applying: 'open' });
    expect((await edit(pid, { title: 'A higher weir' })).status).toBe(200);
  });

  test.each([
    ['endDate', '2031-05-04'],
    ['startDate', '2031-02-30'],
    ['hoursPerWeek', 61],
    ['hoursPerWeek', 0],
    ['pay', 'EUR 0'],
    ['pay', '1200 EUR'],
    ['workplace', 'moon'],
    ['deliverables', '\u2800'],
  ])('is refused at %s for %j, in a draft too', async (field, value) => {
    const answer = await post({ ...stated, [field]: value, draft: true });
    expect([answer.status, paths(answer)]).toEqual([400, [field]]);
  });

  test('is refused where a drafted milestone would come after the end', async () => {
    const survey = { title: 'Survey', deliverable: 'Levels.' };
    const planned = (afterWeeks: number) => [
      { ...survey, afterWeeks: 1 },
      { ...survey, afterWeeks },
    ];
    const late = ['draftedPlan.1.afterWeeks'];
    const refused = await post({ ...stated, draftedPlan: planned(9) });
    expect([refused.status, paths(refused)]).toEqual([400, late]);
    const { body: project } = await post({ ...stated, draftedPlan: planned(8) });
    const shorter = await edit(project.pid, { ...stated, endDate: '2031-06-10' });
    expect([shorter.status, paths(shorter)]).toEqual([400, late]);
  });
});
