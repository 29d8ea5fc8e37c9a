import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type CompanyDomain,
  proofName,
} from '../../../../src/contract/companies/company-domains.ts';
import { membersAtMost } from '../../../../src/contract/companies/members.ts';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aCompany, aMember, anAdmin, aProject, type Someone } from '../../../testing/people.ts';
import { parseDomain } from './parse-domain.ts';
import { openNameService } from './prove-by-dns.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const aDomain = () => `${randomUUID().slice(0, 8)}.example`;
const add = ({ token }: Someone, domain: string) =>
  app.call(endpoints.addDomain, { body: { domain } }, token);
const added = async (owner: Someone, domain: string): Promise<CompanyDomain> =>
  (await add(owner, domain)).body.at(-1);
const look = ({ token }: Someone, { id }: CompanyDomain) =>
  app.call(endpoints.proveDomainByDns, { params: { id } }, token);
const mail = ({ token }: Someone, { id }: CompanyDomain, email: string) =>
  app.call(endpoints.sendDomainCode, { params: { id }, body: { email } }, token);
const redeem = ({ token }: Someone, { id }: CompanyDomain, code: string) =>
  app.call(endpoints.proveDomainByMail, { params: { id }, body: { code } }, token);
const codeTo = async (email: string) =>
  (await app.mails()).findLast(({ to }) => to === email)?.subject.slice(0, 6) ?? '';
const waysOf = ({ body }: { body: CompanyDomain[] }) => body.map(({ proved }) => proved?.by);

async function provedByMail(owner: Someone, domain: string): Promise<CompanyDomain> {
  const known = await added(owner, domain);
  await mail(owner, known, `sam@${domain}`);
  await redeem(owner, known, await codeTo(`sam@${domain}`));
  return known;
}

describe('a domain', () => {
  test('is proved by a TXT record in its zone, and stands beside the company', async () => {
    const [owner, admin] = [await aCompany(app.services), await anAdmin(app.services)];
    const domain = aDomain();
    const known = await added(owner, `https://www.${domain}/`);
    expect(known.domain).toBe(domain);
    const early = await look(owner, known);
    expect([early.status, early.body.code]).toEqual([409, 'proof-missing']);
    expect(early.body.detail).toContain(`There is no TXT record at _trestle.${domain} yet.`);
    app.names.publish(proofName(domain), 'trestle-domain=of-somebody-else');
    expect((await look(owner, known)).body.detail).toContain('says something else');
    app.names.publish(proofName(domain), known.proof);
    expect(waysOf(await look(owner, known))).toEqual(['dns']);

    const params = { id: owner.companyId };
    const seen = await app.call(endpoints.getCompany, { params }, admin.token);
    expect(seen.body.provedDomain).toBe(domain);
    const pid = await aProject(app.services, owner);
    const project = await app.call(endpoints.getProject, { params: { pid } }, admin.token);
    expect(project.body.provedDomain).toBe(domain);
    const review = await app.call(endpoints.getProjectReview, { params: { pid } }, admin.token);
    expect(review.body.provedDomains).toMatchObject([{ domain, by: 'dns', ofUniversity: null }]);
    const query = { kind: 'company', subjectId: String(owner.companyId) } as const;
    const { body: log } = await app.call(endpoints.listAudit, { query }, admin.token);
    expect(log).toMatchObject([{ act: 'domain proved', after: { domain } }]);
  });

  test('is proved by a code that somebody there was mailed', async () => {
    const owner = await aCompany(app.services);
    const domain = aDomain();
    const known = await added(owner, domain);
    const elsewhere = await mail(owner, known, 'sam@elsewhere.example');
    expect(elsewhere.body.errors).toEqual([
      { path: 'email', message: `Enter an address at ${domain}.` },
    ]);
    await mail(owner, known, `sam@${domain}`);
    expect(waysOf(await redeem(owner, known, await codeTo(`sam@${domain}`)))).toEqual(['mail']);
  });

  test('keeps a code for ten minutes and three tries', async () => {
    const owner = await aCompany(app.services);
    const domain = aDomain();
    const known = await added(owner, domain);
    await mail(owner, known, `sam@${domain}`);
    for (let tried = 0; tried < 3; tried += 1) await redeem(owner, known, 'wrong');
    const code = await codeTo(`sam@${domain}`);
    expect((await redeem(owner, known, code)).body.code).toBe('code-refused');
    await mail(owner, known, `sam@${domain}`);
    app.passTime(10 * 60_000);
    const late = await redeem(owner, known, await codeTo(`sam@${domain}`));
    expect(late.body.code).toBe('code-refused');
  });

  test('gives away ten guesses an hour, whatever addresses there are mailed', async () => {
    const owner = await aCompany(app.services);
    const domain = aDomain();
    const known = await added(owner, domain);
    for (let tried = 0; tried < 10; tried += 1) await redeem(owner, known, 'wrong');
    await mail(owner, known, `ada@${domain}`);
    const right = await redeem(owner, known, await codeTo(`ada@${domain}`));
    expect(right.body.code).toBe('code-refused');
  });

  test('that one company was mailed a code at, another takes by its record, and not by mail', async () => {
    const [one, two] = [await aCompany(app.services), await aCompany(app.services)];
    const domain = aDomain();
    const first = await provedByMail(one, domain);
    const second = await added(two, domain);
    await mail(two, second, `ada@${domain}`);
    const refused = await redeem(two, second, await codeTo(`ada@${domain}`));
    expect(refused.body.code).toBe('domain-taken');
    app.names.publish(proofName(domain), second.proof);
    expect(waysOf(await look(two, second))).toEqual(['dns']);
    expect(waysOf(await app.call(endpoints.listDomains, {}, one.token))).toEqual([undefined]);
    app.names.publish(proofName(domain), first.proof);
    expect((await look(one, first)).body.code).toBe('domain-taken');
  });

  test('proved by two companies at once is of one', async () => {
    const owners = [await aCompany(app.services), await aCompany(app.services)] as const;
    const domain = aDomain();
    const given: Parameters<typeof redeem>[] = [];
    for (const owner of owners) {
      const known = await added(owner, domain);
      await mail(owner, known, `sam-${owner.id}@${domain}`);
      given.push([owner, known, await codeTo(`sam-${owner.id}@${domain}`)]);
    }
    const answers = await Promise.all(given.map((one) => redeem(...one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('is one of five of its company, and leaves with its proof', async () => {
    const owner = await aCompany(app.services);
    const domain = aDomain();
    const known = await provedByMail(owner, domain);
    while ((await add(owner, aDomain())).status === 201);
    const { body } = await add(owner, aDomain());
    expect(body.errors[0].message).toBe('A company has at most 5 domains. Remove one first.');
    const params = { id: known.id };
    await app.call(endpoints.removeDomain, { params }, owner.token);
    const stranger = await app.call(endpoints.removeDomain, { params }, owner.token);
    expect(stranger.status).toBe(404);
  });

  test('whose name servers do not answer in time is not proved', async () => {
    await expect(openNameService(['127.0.0.1:9']).texts('_trestle.a.example')).rejects.toThrow();
  });

  test.each([
    ['gmail.com', 'Anybody can have an address at this mail provider.'],
    ['mail.gmx.de', 'Anybody can have an address at this mail provider.'],
    ['co.uk', 'Anybody can have a domain under this one. Enter your own.'],
    ['github.io', 'Anybody can have a domain under this one. Enter your own.'],
    ['192.0.2.1', 'Enter a domain such as voltara.com.'],
    ['voltara', 'Enter a domain such as voltara.com.'],
  ])('%s proves nothing', (typed, sentence) => {
    expect(parseDomain(typed)).toEqual({ kind: 'refused', sentence });
  });

  test.each([
    ['Sam@Voltara.Example', 'voltara.example'],
    ['http://www.voltara.example/about', 'voltara.example'],
    ['bücher.example', 'xn--bcher-kva.example'],
  ])('%s is read as %s', (typed, domain) => {
    expect(parseDomain(typed)).toEqual({ kind: 'domain', domain });
  });
});

describe('somebody at a proved domain', () => {
  const ask = (email: string) =>
    app.call(endpoints.askToJoin, { body: { name: 'Ada Moss', email } });
  const linkTo = async (email: string) => {
    const letter = (await app.mails()).findLast(({ to }) => to === email);
    return /#([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
  };
  const confirm = async (email: string) =>
    app.call(endpoints.confirmJoinRequest, { body: { token: await linkTo(email) } });
  const teamOf = async ({ token }: Someone) =>
    (await app.call(endpoints.listMembers, {}, token)).body;

  test('asks to join, the owners hear of it, and one lets them in by an invitation', async () => {
    const owner = await aCompany(app.services);
    const recruiter = await aMember(app.services, owner.companyId, 'Recruiter');
    const domain = aDomain();
    await provedByMail(owner, domain);
    const email = `ada@${domain}`;
    const answers = [await ask(email.toUpperCase()), await ask(email), await ask('a@b.example')];
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
    expect((await teamOf(owner)).requests).toEqual([]);
    expect((await confirm(email)).status).toBe(200);
    expect((await confirm(email)).body.code).toBe('link-refused');
    expect((await teamOf(recruiter)).requests).toEqual([]);
    const { requests } = await teamOf(owner);
    expect(requests).toMatchObject([{ name: 'Ada Moss', email }]);
    const { body: news } = await app.call(endpoints.listNotifications, {}, owner.token);
    expect(news.map(({ title }: { title: string }) => title)).toEqual(['Somebody asks to join']);
    const params = { id: requests[0].id };
    const call = { params, body: { memberRole: 'Recruiter' } } as const;
    expect((await app.call(endpoints.letIn, call, owner.token)).body).toBe(
      `Invitation sent to ${email}.`,
    );
    expect(await teamOf(owner)).toMatchObject({ requests: [], invitations: [{ email }] });
  });

  test('is turned away by mail, however often, and the owner still invites', async () => {
    const owner = await aCompany(app.services);
    const domain = aDomain();
    await provedByMail(owner, domain);
    for (let asked = 0; asked < 25; asked += 1) {
      const email = `a${asked}@${domain}`;
      await ask(email);
      await confirm(email);
      const [{ id }] = (await teamOf(owner)).requests;
      const turned = await app.call(endpoints.turnAway, { params: { id } }, owner.token);
      expect(turned.status).toBe(200);
      const letter = (await app.mails()).findLast(({ to }) => to === email);
      expect(letter?.subject).toBe('Your request to join a company on Trestle');
    }
    expect((await teamOf(owner)).requests).toEqual([]);
    const body = { name: 'Bo Lee', email: `bo@${domain}`, memberRole: 'Recruiter' } as const;
    expect((await app.call(endpoints.inviteMember, { body }, owner.token)).status).toBe(201);
  });

  test('counts once the link was used within a day, and nobody’s made-up address keeps them out', async () => {
    const owner = await aCompany(app.services);
    const domain = aDomain();
    await provedByMail(owner, domain);
    for (let strange = 0; strange < membersAtMost; strange += 1) await ask(`s${strange}@${domain}`);
    await ask(`ada@${domain}`);
    await confirm(`ada@${domain}`);
    expect((await teamOf(owner)).requests).toMatchObject([{ email: `ada@${domain}` }]);
    await ask(`late@${domain}`);
    app.passTime(25 * 60 * 60_000);
    expect((await confirm(`late@${domain}`)).body.code).toBe('link-refused');
  });

  test('asks nobody once the company has given the domain up', async () => {
    const owner = await aCompany(app.services);
    const domain = aDomain();
    const { id } = await provedByMail(owner, domain);
    await ask(`ada@${domain}`);
    await app.call(endpoints.removeDomain, { params: { id } }, owner.token);
    expect((await confirm(`ada@${domain}`)).body.code).toBe('link-refused');
    expect((await teamOf(owner)).requests).toEqual([]);
  });

  test('is told when too many wait already, and the link stays good', async () => {
    const owner = await aCompany(app.services);
    const domain = aDomain();
    await provedByMail(owner, domain);
    for (let waiting = 0; waiting < membersAtMost; waiting += 1) {
      await ask(`w${waiting}@${domain}`);
      await confirm(`w${waiting}@${domain}`);
    }
    await ask(`ada@${domain}`);
    const full = await confirm(`ada@${domain}`);
    expect([full.status, full.body.code]).toEqual([409, 'requests-full']);
    expect(full.body.detail).toBe(
      '50 people are already waiting for its owners to answer. Ask an owner to invite you, or use this link again later.',
    );
    const [{ id }] = (await teamOf(owner)).requests;
    await app.call(endpoints.turnAway, { params: { id } }, owner.token);
    expect((await confirm(`ada@${domain}`)).status).toBe(200);
  });
});
