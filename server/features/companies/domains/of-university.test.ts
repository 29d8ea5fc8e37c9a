import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type CompanyDomain,
  proofName,
} from '../../../../src/contract/companies/company-domains.ts';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { Overview } from '../../../../src/contract/reports/overview.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aCompany, anAdmin, aUniversity, type Someone } from '../../../testing/people.ts';

let app: TestApp;
let admin: Someone;
beforeAll(async () => {
  app = await testApp();
  admin = await anAdmin(app.services);
});
afterAll(() => app.close());

const aDomain = () => `${randomUUID().slice(0, 8)}.example`;

/** A company that has proved a domain by its record. */
async function aProver(domain: string) {
  const owner = await aCompany(app.services);
  const { body: added } = await app.call(endpoints.addDomain, { body: { domain } }, owner.token);
  const { id, proof } = (added as CompanyDomain[]).at(-1)!;
  app.names.publish(proofName(domain), proof);
  await app.call(endpoints.proveDomainByDns, { params: { id } }, owner.token);
  return { ...owner, domainId: id };
}
type Prover = Awaited<ReturnType<typeof aProver>>;

const shown = async ({ companyId, token }: Prover) =>
  (await app.call(endpoints.getCompany, { params: { id: companyId } }, token)).body.provedDomain;
const decide = ({ companyId, domainId }: Prover, allowed: boolean) =>
  app.call(
    endpoints.decideDomain,
    { params: { id: companyId, domainId }, body: { allowed } },
    admin.token,
  );
const newsOf = async ({ token }: Someone) =>
  (await app.call(endpoints.listNotifications, {}, token)).body.map(
    ({ title }: { title: string }) => title,
  );
const waiting = async () => {
  const { attention }: Overview = (await app.call(endpoints.getOverview, {}, admin.token)).body;
  return attention.find(({ kind }) => kind === 'domain to decide')?.count ?? 0;
};

describe('a company that proves', () => {
  test.each([
    ['a university’s domain', '%'],
    ['one below it', 'lab.%'],
    ['one above it', '^'],
  ])('%s has it stand beside its name once an admin allows it', async (_, place) => {
    const domain = aDomain();
    await aUniversity(app, admin, { domains: [`students.${domain}`] });
    const before = await waiting();
    const proved = place.replace('%', `students.${domain}`).replace('^', domain);
    const company = await aProver(proved);
    expect(await shown(company)).toBeNull();
    expect((await newsOf(admin))[0]).toBe('A company has confirmed a university’s domain');
    expect(await waiting()).toBe(before + 1);
    const asked = { name: 'Ada Moss', email: `ada@${proved}` };
    const mails = (await app.mails()).length;
    await app.call(endpoints.askToJoin, { body: asked });
    expect((await app.mails()).length).toBe(mails);
    expect((await decide(company, true)).status).toBe(200);
    expect(await shown(company)).toBe(proved);
    expect((await newsOf(company))[0]).toBe(`${proved} appears beside your name`);
    expect(await waiting()).toBe(before);
    const params = { id: company.companyId };
    const record = await app.call(endpoints.getCompanyRecord, { params }, admin.token);
    expect(record.body.domains).toMatchObject([{ domain: proved, ofUniversity: 'allowed' }]);
  });

  test('a domain beside a university’s is asked nothing', async () => {
    const domain = aDomain();
    await aUniversity(app, admin, { domains: [`students.${domain}`] });
    const company = await aProver(`work.${domain}`);
    expect(await shown(company)).toBe(`work.${domain}`);
    expect((await decide(company, false)).status).toBe(404);
  });
});

test('a domain proved by a company before a university claimed it is checked again, and both are told', async () => {
  const domain = aDomain();
  const company = await aProver(domain);
  expect(await shown(company)).toBe(domain);
  await aUniversity(app, admin, { domains: [domain] });
  expect(await shown(company)).toBeNull();
  expect((await newsOf(company))[0]).toBe(`${domain} is being reviewed again`);
  expect((await newsOf(admin))[0]).toBe('A company has confirmed a university’s domain');
  expect((await decide(company, false)).status).toBe(200);
  expect(await shown(company)).toBeNull();
  expect((await newsOf(company))[0]).toBe(`${domain} does not appear beside your name`);
  const { body: own } = await app.call(endpoints.listDomains, {}, company.token);
  expect(own).toMatchObject([{ domain, ofUniversity: 'refused' }]);
});
