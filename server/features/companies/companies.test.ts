import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import {
  aCompany,
  anAdmin,
  anApplication,
  aProject,
  aStudent,
  signedIn,
} from '../../testing/people.ts';

const day = 86_400_000;
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const profile = {
  name: 'Span & Co',
  recruiter: 'R. Keller',
  industry: 'Bridges',
  size: '1-10',
} as const;

describe('a company’s profile', () => {
  test('is changed by the company; what is left out stays', async () => {
    const { token, email } = await aCompany(app.services);
    const about = { about: 'We build weirs.', website: 'https://span.example/' };
    const update = (body: object) =>
      app.call(endpoints.updateMyCompany, { body: { ...profile, ...body } }, token);
    await update(about);
    const { body } = await update({});
    expect(body).toMatchObject({
      ...profile,
      ...about,
      email,
      verified: false,
      responseDays: null,
    });
    const { body: read } = await app.call(endpoints.myCompany, {}, token);
    expect(read).toEqual(body);
    expect((await update({ website: 'javascript:alert(1)' })).body.errors[0].path).toBe('website');
    expect((await update({ name: ' ' })).body.errors).toEqual([
      { path: 'name', message: 'Company name is required.' },
    ]);
  });

  test('shows everybody its open projects and how long an answer takes, and no address', async () => {
    const company = await aCompany(app.services);
    const pid = await aProject(app.services, company, { title: 'A weir' });
    await aProject(app.services, company, { status: 'Draft' });
    const id = await anApplication(app, await aStudent(app.services), pid);
    app.passTime(3 * day);
    const { token } = await signedIn(app.services, company.id, 'Company');
    const shortlist = { params: { id }, body: { event: 'shortlist' } } as const;
    await app.call(endpoints.moveApplication, shortlist, token);

    const student = await aStudent(app.services);
    const params = { id: company.companyId };
    const { body } = await app.call(endpoints.getCompany, { params }, student.token);
    expect(body).toMatchObject({ name: 'Lattice Works', verified: false, responseDays: 3 });
    expect(body.openProjects).toEqual([
      { pid, title: 'A weir', engineeringType: 'Civil', deadline: null },
    ]);
    expect(JSON.stringify(body)).not.toContain(company.email);
    const own = await app.call(endpoints.myCompany, {}, token);
    expect(own.body.responseDays).toBe(3);
    const project = await app.call(endpoints.getProject, { params: { pid } }, student.token);
    expect(project.body).toMatchObject({ companyId: company.companyId, companyVerified: false });
  });
});

describe('the verified mark', () => {
  test('is set and taken by admins, told once, and shown with every project', async () => {
    const [company, admin] = [await aCompany(app.services), await anAdmin(app.services)];
    const pid = await aProject(app.services, company);
    const params = { id: company.companyId };
    const verify = (verified: boolean) =>
      app.call(endpoints.verifyCompany, { params, body: { verified } }, admin.token);
    expect((await verify(true)).body.verified).toBe(true);
    await verify(true);
    const { body: news } = await app.call(endpoints.listNotifications, {}, company.token);
    expect(news.map(({ title }: { title: string }) => title)).toEqual([
      'Your company has been verified',
    ]);
    const project = () => app.call(endpoints.getProject, { params: { pid } }, company.token);
    expect((await project()).body.companyVerified).toBe(true);
    await verify(false);
    expect((await project()).body.companyVerified).toBe(false);
    const { body: listed } = await app.call(endpoints.listProjects, {}, company.token);
    expect(listed[0].companyVerified).toBe(false);
  });

  test('belongs to the name that was checked', async () => {
    const [company, admin] = [await aCompany(app.services), await anAdmin(app.services)];
    const verify = { params: { id: company.companyId }, body: { verified: true } };
    await app.call(endpoints.verifyCompany, verify, admin.token);
    const rename = async (name: string) =>
      (await app.call(endpoints.updateMyCompany, { body: { ...profile, name } }, company.token))
        .body.verified;
    expect(await rename('LATTICE Works')).toBe(true);
    expect(await rename('Fennmark Engineering')).toBe(false);
  });
});
