import { randomUUID } from 'node:crypto';
import { knownPassword, type Someone } from '../../server/testing/people.ts';
import type { CompanyDomain } from '../../src/contract/companies/company-domains.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { brief, verify } from './applied.ts';
import { all, type Case, casesOf, seen } from './case.ts';
import type { Product } from './product.ts';

const word = () => `w${randomUUID().slice(0, 8)}`;

/** Proves a domain of a company by the code that somebody there is mailed. */
async function proveByMail({ call, outbox }: Product, { token }: Someone, domain: string) {
  const added = await call(endpoints.addDomain, { body: { domain } }, token);
  const params = { id: (added.body as CompanyDomain[]).at(-1)!.id };
  const email = `sam@${domain}`;
  await call(endpoints.sendDomainCode, { params, body: { email } }, token);
  const { subject = '' } = await outbox.newest(email);
  return call(endpoints.proveDomainByMail, { params, body: { code: subject.slice(0, 6) } }, token);
}

const ask = ({ call }: Product, email: string) =>
  call(endpoints.askToJoin, { body: { name: 'Ada Moss', email } });
const requestsTo = async ({ call }: Product, { token }: Someone): Promise<{ id: number }[]> =>
  (await call(endpoints.listMembers, {}, token)).body.requests;

/** A university that confirms places, with somebody who does. */
async function confirmingUniversity({ call, outbox, people }: Product) {
  const { token } = people.world.admin;
  const name = `University of ${word()}`;
  const { id } = (await call(endpoints.addUniversity, { body: { name } }, token)).body;
  const email = `${word()}@staff.example`;
  const staff = { name: 'Vera Holm', email, universityIds: [id] };
  await call(endpoints.addStaff, { body: staff }, token);
  const link = await outbox.link(email);
  await call(endpoints.resetPassword, { body: { token: link, password: knownPassword } });
  const form = { name, confirmsPlaces: true };
  await call(endpoints.updateUniversity, { params: { id }, body: form }, token);
  const signIn = { email, password: knownPassword };
  const vera: string = (await call(endpoints.signIn, { body: signIn })).body.token;
  return { id, name, vera };
}

const profile = {
  firstName: 'Ada',
  lastName: 'Byron',
  engineeringType: 'Computer',
  collegeYear: 'Third',
} as const;
const writes = ({ call }: Product, { id, email, token }: Someone, university: string) =>
  call(
    endpoints.updateStudent,
    { params: { sId: id }, body: { ...profile, email, university } },
    token,
  );

/** A student of a university that confirms places, who has been offered one. */
async function offered(product: Product) {
  const { call, people } = product;
  const university = await confirmingUniversity(product);
  const [company, student] = [people.companies.pop()!, people.students.pop()!];
  await writes(product, student, university.name);
  const post = { body: { ...brief, title: randomUUID() } };
  const { pid } = (await call(endpoints.postProject, post, company.token)).body;
  await call(endpoints.apply, { body: { studentId: student.id, projectId: pid } }, student.token);
  const listed = await call(endpoints.listApplicants, { params: { pid } }, company.token);
  const params = { id: listed.body[0].applicationId as number };
  const move = (event: 'offer' | 'accept', { token }: Someone) =>
    call(endpoints.moveApplication, { params, body: { event } }, token);
  await move('offer', company);
  const accept = () => move('accept', student);
  const status = async (): Promise<string> =>
    (await call(endpoints.getApplication, { params }, student.token)).body.status;
  return { ...university, student, params, accept, status };
}

/** Who is taken for whom they are not. */
const attempts: Record<string, Case['run']> = {
  'sixty made-up addresses that ask to join a company, and somebody who is there': async (
    product,
  ) => {
    const owner = product.people.companies.pop()!;
    const domain = `${word()}.example`;
    await proveByMail(product, owner, domain);
    await Promise.all(Array.from({ length: 60 }, () => ask(product, `${word()}@${domain}`)));
    await ask(product, `ada@${domain}`);
    const early = await requestsTo(product, owner);
    if (early.length > 0) return `${early.length} of 61 unconfirmed requests count`;
    const token = await product.outbox.link(`ada@${domain}`);
    await product.call(endpoints.confirmJoinRequest, { body: { token } });
    const [asked] = await requestsTo(product, owner);
    const turned = await product.call(
      endpoints.turnAway,
      { params: { id: asked!.id } },
      owner.token,
    );
    return seen([turned.status, await requestsTo(product, owner)], [200, []]);
  },
  'a company’s invitations, used up by turning strangers away': async (product) => {
    const { call, outbox } = product;
    const owner = product.people.companies.pop()!;
    const domain = `${word()}.example`;
    await proveByMail(product, owner, domain);
    for (let asked = 0; asked < 25; asked += 1) {
      const email = `${word()}@${domain}`;
      await ask(product, email);
      if (!(await requestsTo(product, owner)).length) {
        const body = { token: await outbox.link(email) };
        await call(endpoints.confirmJoinRequest, { body });
      }
      const [request] = await requestsTo(product, owner);
      const params = { id: request!.id };
      const { status, body } = await call(endpoints.turnAway, { params }, owner.token);
      if (status !== 200) return `${status} for the ${asked + 1}th: ${body.detail}`;
    }
    const form = { name: 'Bo Lee', email: `${word()}@${domain}`, memberRole: 'Recruiter' } as const;
    const invited = await call(endpoints.inviteMember, { body: form }, owner.token);
    return seen(invited.status, 201);
  },
  'the domain of a university, proved by a company from a mailbox there, and below it': async (
    product,
  ) => {
    const { call, people } = product;
    const { token } = people.world.admin;
    const domain = `${word()}.example`;
    const university = { name: word(), domains: [`students.${domain}`, `${word()}.${domain}`] };
    const { id } = (await call(endpoints.addUniversity, { body: university }, token)).body;
    const [one, two] = [people.companies.pop()!, people.companies.pop()!];
    await proveByMail(product, one, domain);
    await proveByMail(product, two, `lab.students.${domain}`);
    const reader = people.world.owner.student.token;
    const shown = async ({ companyId }: { companyId: number }) =>
      (await call(endpoints.getCompany, { params: { id: companyId } }, reader)).body.provedDomain;
    const untaken = `${word()}.example`;
    const three = people.companies.pop()!;
    await proveByMail(product, three, untaken);
    const before = await shown(three);
    const form = { ...university, domains: [...university.domains, untaken] };
    await call(endpoints.updateUniversity, { params: { id }, body: form }, token);
    return seen(
      [await shown(one), await shown(two), before, await shown(three)],
      [null, null, untaken, null],
    );
  },
  'the university’s confirmation, passed by with another university in the profile': async (
    product,
  ) => {
    const { name, student, accept, status } = await offered(product);
    await writes(product, student, word());
    await accept();
    await writes(product, student, name);
    return seen(await status(), 'Awaiting university');
  },
  'a university that was asked, left while it decides': async (product) => {
    const { call } = product;
    const { vera, student, accept, params } = await offered(product);
    await accept();
    await writes(product, student, word());
    const record = { params: { id: student.id } };
    const seenBy = await call(endpoints.getFacultyStudent, record, vera);
    const { body: news } = await call(endpoints.listNotifications, {}, vera);
    const refusal = { params, body: { reason: 'Not without a supervisor.' } };
    const refused = await call(endpoints.refusePlace, refusal, vera);
    return all(
      seen([seenBy.status, refused.status], [200, 200]),
      seen(news[0]?.title, 'A student named another university'),
    );
  },
  'a name that is nearly a verified company’s, on a project of a company known before': async (
    product,
  ) => {
    const { call, people } = product;
    const { token } = people.world.admin;
    const firm = { recruiter: 'R. Keller', industry: 'Bridges', size: '1-10' } as const;
    const real = people.companies.pop()!;
    const own = word().replaceAll(/\d/g, 'a');
    const rename = (company: Someone, name: string) =>
      call(endpoints.updateMyCompany, { body: { ...firm, name } }, company.token);
    await rename(real, `${own} Engineering`);
    await verify(product, real.companyId);
    const found: string[] = [];
    for (const name of [`${own} Engineerlng`, `The ${own} Engineering`, `${own} Еngіneеrіng Ltd`]) {
      const other = people.companies.pop()!;
      const renamed = await rename(other, name);
      const post = { body: { ...brief, title: randomUUID() } };
      const { body } = await call(endpoints.postProject, post, other.token);
      const params = { pid: body.pid };
      const review = await call(endpoints.getProjectReview, { params }, token);
      const near = review.body.nearNames?.map(({ id }: { id: number }) => id === real.companyId);
      found.push(`${renamed.status} ${body.status} ${near}`);
    }
    return seen(
      found,
      Array.from({ length: 3 }, () => '200 Awaiting approval true'),
    );
  },
};

export const trust = casesOf('trust', attempts);
