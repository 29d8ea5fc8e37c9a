import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  ManagedCompany,
  ManagedCompanyForm,
} from '../../../src/contract/companies/managed-companies.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import {
  aCompany,
  anAdmin,
  anApplication,
  aProject,
  aStudent,
  knownPassword,
  type Someone,
} from '../../testing/people.ts';
import { importedCompanies } from './import.ts';

let app: TestApp;
let admin: Someone;
beforeAll(async () => {
  app = await testApp();
  admin = await anAdmin(app.services, 'Moderator');
});
afterAll(() => app.close());

const form = (email: string, more: Partial<ManagedCompanyForm> = {}): ManagedCompanyForm => ({
  name: 'Span & Co',
  recruiter: 'R. Keller',
  email,
  industry: 'Bridges',
  size: '51-200',
  ...more,
});
const add = (body: ManagedCompanyForm) => app.call(endpoints.addCompany, { body }, admin.token);
const update = (id: number, body: ManagedCompanyForm) =>
  app.call(endpoints.updateCompany, { params: { id }, body }, admin.token);
const remove = (id: number, query = {}) =>
  app.call(endpoints.deleteCompany, { params: { id }, query }, admin.token);
const state = (id: number, to: 'active' | 'disabled') =>
  app.call(endpoints.setCompanyState, { params: { id }, body: { state: to } }, admin.token);
const list = (query: object) => app.call(endpoints.listCompanies, { query }, admin.token);

test('a company added by an admin is verified, and its recruiter invited', async () => {
  const email = 'recruiter@span.example';
  const added = await add(form(email));
  expect(added).toMatchObject({
    status: 201,
    body: { email, size: '51-200', verified: true, state: 'invited', projects: 0 },
  });
  expect((await app.mails()).at(-1)?.to).toBe(email);
  expect((await add(form(email))).body).toMatchObject({
    code: 'email-taken',
    errors: [{ path: 'email' }],
  });
});

describe('a changed address', () => {
  const signIn = (email: string) =>
    app.call(endpoints.signIn, { body: { email, password: knownPassword } });

  test('leaves another sign-in address as it is', async () => {
    const { companyId, email, token } = await aCompany(app.services);
    const own = form('office@else.example', { name: 'Lattice Works' });
    await app.call(endpoints.updateMyCompany, { body: own }, token);
    await update(companyId, form('desk@else.example'));
    expect((await signIn(email)).status).toBe(200);
  });

  test('that somebody has is refused', async () => {
    const [one, other] = [await aCompany(app.services), await aCompany(app.services)];
    const answer = await update(one.companyId, form(other.email));
    expect(answer.body.errors).toEqual([
      { path: 'email', message: 'This email address is already in use.' },
    ]);
  });
});

test('a checked company that an admin renames stays checked', async () => {
  const { companyId, email } = await aCompany(app.services);
  await app.call(
    endpoints.verifyCompany,
    { params: { id: companyId }, body: { verified: true } },
    admin.token,
  );
  const renamed = await update(companyId, form(email, { name: 'Arch & Co' }));
  expect(renamed.body).toMatchObject({ name: 'Arch & Co', verified: true });
});

test('a disabled company is refused on the next call; one without an account cannot be', async () => {
  const { companyId, token } = await aCompany(app.services);
  expect((await state(companyId, 'disabled')).body.state).toBe('disabled');
  expect((await app.call(endpoints.myCompany, {}, token)).status).toBe(401);
  expect((await state(companyId, 'active')).body.state).toBe('active');
  const { idOf } = await importedCompanies(app.database.db, ['Imported Ltd'], new Date());
  const id = idOf('Imported Ltd');
  expect((await state(id, 'disabled')).body.code).toBe('no-account');
  expect((await list({ searchText: 'imported' })).body).toMatchObject([{ id, state: null }]);
});

test('deleting says what would be lost; done even so, all of it is gone', async () => {
  const company = await aCompany(app.services);
  const pid = await aProject(app.services, company);
  await aProject(app.services, company);
  await anApplication(app, await aStudent(app.services), pid);
  expect((await remove(company.companyId)).body).toMatchObject({
    code: 'others-depend',
    detail: '2 projects and 1 application would be lost. Disable the company instead to keep them.',
  });
  expect((await remove(company.companyId, { force: 'true' })).status).toBe(200);
  const { rows } = await sql`
    select (select count(*)::int from projects where company_id = ${company.companyId}) as projects,
      (select count(*)::int from accounts where id = ${company.id}) as accounts`.execute(
    app.database.db,
  );
  expect(rows).toEqual([{ projects: 0, accounts: 0 }]);
  expect((await remove(company.companyId)).status).toBe(404);
});

test('a company nothing depends on is deleted at once', async () => {
  const { companyId } = await aCompany(app.services);
  expect((await remove(companyId)).status).toBe(200);
});

test('the table counts projects as they come and go, and sorts by size as people read it', async () => {
  const names = ['Sized a', 'Sized b', 'Sized c', 'Sized d'];
  for (const [index, size] of (['201+', '11-50', '1-10', '51-200'] as const).entries())
    await add(form(`sized-${index}@span.example`, { name: names[index]!, size }));
  const query = { searchText: 'sized', sort: 'size' };
  const rows: ManagedCompany[] = (await list(query)).body;
  expect(rows.map(({ size }) => size)).toEqual(['1-10', '11-50', '51-200', '201+']);
  const { id } = rows[2]!;
  await aProject(app.services, { companyId: id });
  const draft = await aProject(app.services, { companyId: id }, { status: 'Draft' });
  const most = async () => (await list({ ...query, sort: '-projects' })).body[0];
  expect(await most()).toMatchObject({ id, projects: 2 });
  await app.call(endpoints.deleteProject, { params: { pid: draft } }, admin.token);
  expect(await most()).toMatchObject({ id, projects: 1 });
});

test('the table is filtered by size and by whether the company was checked, and exported', async () => {
  const { companyId } = await aCompany(app.services, 'Unchecked Ltd');
  const query = { verified: 'false', size: '11-50', searchText: 'unchecked' };
  expect((await list(query)).body).toMatchObject([{ id: companyId, verified: false }]);
  expect((await list({ ...query, verified: 'true' })).body).toEqual([]);
  const { body } = await app.call(
    endpoints.exportCompanies,
    { query: query as never },
    admin.token,
  );
  expect(body).toMatch(/^\uFEFFname,recruiter,email,.*\r\nUnchecked Ltd,/);
});

test('a company’s record tells who signs in for it; one that was never there is not found', async () => {
  const company = await aCompany(app.services, 'Recorded Works');
  const record = (id: number) =>
    app.call(endpoints.getCompanyRecord, { params: { id } }, admin.token);
  expect(await record(company.companyId)).toMatchObject({
    status: 200,
    body: { name: 'Recorded Works', state: 'active', signInEmail: company.email },
  });
  expect((await record(999_999_999)).status).toBe(404);
});
