import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MemberRole } from '../../../../src/contract/companies/member-rights.ts';
import type { Member } from '../../../../src/contract/companies/members.ts';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import {
  aCompany,
  aMember,
  anAdmin,
  aStudent,
  knownPassword,
  type Someone,
} from '../../../testing/people.ts';

const day = 86_400_000;
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const password = 'a lattice of my own';
const address = () => `noor-${randomUUID()}@people.example`;
const teamOf = async ({ token }: Someone) =>
  (await app.call(endpoints.listMembers, {}, token)).body;
const rolesOf = async (someone: Someone): Promise<[string, MemberRole][]> =>
  (await teamOf(someone)).members.map(({ name, memberRole }: Member) => [name, memberRole]);
const invite = (owner: Someone, email: string, memberRole: MemberRole = 'Supervisor') =>
  app.call(endpoints.inviteMember, { body: { name: 'Noor', email, memberRole } }, owner.token);
const linkTo = async (email: string) => {
  const letters = (await app.mails()).filter(({ to }) => to === email);
  return /#(\S+)/.exec(letters.at(-1)?.text ?? '')?.[1] ?? '';
};
const accept = (token: string, given = password, name = 'Noor Haas') =>
  app.call(endpoints.acceptInvitation, { body: { token, name, password: given } });
const remove = (owner: Someone, id: number) =>
  app.call(endpoints.removeMember, { params: { id } }, owner.token);
const handOver = (owner: { token: string }, id: number) =>
  app.call(endpoints.handOver, { params: { id } }, owner.token);
const signIn = (email: string, given = password) =>
  app.call(endpoints.signIn, { body: { email, password: given } });

const ownersOf = async (companyId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select account_id as id from company_members
    where company_id = ${companyId} and left_at is null and member_role = 'Owner'`.execute(
    app.database.db,
  );
  return rows.map(({ id }) => id);
};

/** The owner whom the programme writes to. */
const writtenTo = async (companyId: number): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    select account_id as id from companies where id = ${companyId}`.execute(app.database.db);
  return rows[0]?.id;
};

describe('an invitation', () => {
  test('is accepted with a first password, and its invitee signs in to the company that invited', async () => {
    const owner = await aCompany(app.services);
    const email = address();
    expect((await invite(owner, email)).body).toBe(`Invitation sent to ${email}.`);
    const token = await linkTo(email);
    const opened = await app.call(endpoints.openInvitation, { body: { token } });
    expect(opened.body).toMatchObject({ companyName: 'Lattice Works', hasAccount: false });
    expect((await accept(token)).status).toBe(200);
    const { body } = await signIn(email);
    expect(body.role).toBe('Company');
    const mine = await app.call(endpoints.myCompany, {}, body.token);
    expect(mine.body.id).toBe(owner.companyId);
    expect(await rolesOf(owner)).toContainEqual(['Noor Haas', 'Supervisor']);
    expect((await teamOf(owner)).invitations).toEqual([]);
  });

  test('used fifty times at once lets one in', async () => {
    const owner = await aCompany(app.services);
    const email = address();
    await invite(owner, email);
    const token = await linkTo(email);
    const answers = await Promise.all(Array.from({ length: 50 }, () => accept(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code);
    // Passwords are hashed a few at a time; what waits too long is told to come again.
    expect(refused.every((code) => ['link-refused', 'email-taken', 'busy'].includes(code))).toBe(
      true,
    );
    expect(await rolesOf(owner)).toHaveLength(2);
  });

  test.each(['taken back', 'sent again', 'eight days old'] as const)(
    'that is %s no longer works',
    async (how) => {
      const owner = await aCompany(app.services);
      const email = address();
      await invite(owner, email);
      const token = await linkTo(email);
      const [{ id }] = (await teamOf(owner)).invitations;
      const call = { params: { id } };
      if (how === 'taken back') await app.call(endpoints.takeBackInvitation, call, owner.token);
      if (how === 'sent again') await app.call(endpoints.inviteMemberAgain, call, owner.token);
      if (how === 'eight days old') app.passTime(8 * day);
      expect((await accept(token)).body.code).toBe('link-refused');
      expect((await accept(await linkTo(email))).status).toBe(how === 'sent again' ? 200 : 400);
    },
  );

  test('answers alike for an address that a student has, who cannot join with it', async () => {
    const [owner, student] = [await aCompany(app.services), await aStudent(app.services)];
    expect((await invite(owner, student.email)).body).toBe(`Invitation sent to ${student.email}.`);
    const token = await linkTo(student.email);
    expect((await accept(token, knownPassword)).body.code).toBe('email-taken');
  });

  test('is declined by its link once, which tells the owners and not why', async () => {
    const [owner, student] = [await aCompany(app.services), await aStudent(app.services)];
    await invite(owner, student.email);
    const body = { token: await linkTo(student.email) };
    const decline = () => app.call(endpoints.declineInvitation, { body });
    expect((await decline()).status).toBe(200);
    const { body: news } = await app.call(endpoints.listNotifications, {}, owner.token);
    expect(news).toMatchObject([
      { title: 'An invitation was declined', message: expect.stringContaining(student.email) },
    ]);
    expect(news[0].message.replace(student.email, '')).not.toMatch(/student|account/);
    expect((await teamOf(owner)).invitations).toEqual([]);
    expect((await decline()).body.code).toBe('link-refused');
    expect((await invite(owner, student.email)).status).toBe(201);
  });

  test('is not sent to who is in the company or invited', async () => {
    const owner = await aCompany(app.services);
    const email = address();
    await invite(owner, email);
    const fields = [await invite(owner, email.toUpperCase()), await invite(owner, owner.email)].map(
      ({ body }) => body.errors[0].path,
    );
    expect(fields).toEqual(['email', 'email']);
  });
});

describe('whoever is removed', () => {
  test('is out at once, and comes back by an invitation with the password they have', async () => {
    const owner = await aCompany(app.services);
    const mara = await aMember(app.services, owner.companyId, 'Recruiter');
    expect((await remove(owner, mara.id)).status).toBe(200);
    expect((await app.call(endpoints.myCompany, {}, mara.token)).status).toBe(401);
    expect((await signIn(mara.email, knownPassword)).body.code).toBe('no-company');
    await invite(owner, mara.email, 'Recruiter');
    const token = await linkTo(mara.email);
    expect((await accept(token, 'not the password')).body.errors[0].path).toBe('password');
    expect((await accept(token, knownPassword, 'Mara Lindt')).status).toBe(200);
    expect((await signIn(mara.email, knownPassword)).status).toBe(200);
  });

  test('can join another company', async () => {
    const [owner, other] = [await aCompany(app.services), await aCompany(app.services)];
    const mara = await aMember(app.services, owner.companyId, 'Recruiter');
    await app.call(endpoints.leaveCompany, {}, mara.token);
    await invite(other, mara.email, 'Recruiter');
    expect((await accept(await linkTo(mara.email), knownPassword)).status).toBe(200);
    expect(await rolesOf(owner)).toEqual([['Ines Alvar', 'Owner']]);
  });
});

test('a member whose role changes signs in again', async () => {
  const owner = await aCompany(app.services);
  const mara = await aMember(app.services, owner.companyId, 'Recruiter');
  const change = { params: { id: mara.id }, body: { memberRole: 'Supervisor' } } as const;
  expect((await app.call(endpoints.changeMember, change, owner.token)).status).toBe(200);
  expect((await app.call(endpoints.myCompany, {}, mara.token)).status).toBe(401);
});

describe('a company always has an owner', () => {
  test('the last one cannot leave, be removed or become anything else', async () => {
    const owner = await aCompany(app.services);
    const params = { id: owner.id };
    const change = { params, body: { memberRole: 'Recruiter' } } as const;
    const answers = [
      await app.call(endpoints.leaveCompany, {}, owner.token),
      await remove(owner, owner.id),
      await app.call(endpoints.changeMember, change, owner.token),
    ];
    expect(answers.map(({ body }) => body.code)).toEqual([
      'last-owner',
      'last-owner',
      'last-owner',
    ]);
  });

  test('two owners who remove each other at once leave one owner', async () => {
    const one = await aCompany(app.services);
    const two = await aMember(app.services, one.companyId, 'Owner');
    await Promise.all([remove(one, two.id), remove(two, one.id)]);
    const left = await ownersOf(one.companyId);
    expect(left).toHaveLength(1);
    expect(await writtenTo(one.companyId)).toBe(left[0]);
  });

  test('handed over from two sessions at once, it goes to one', async () => {
    const owner = await aCompany(app.services);
    const heirs = [
      await aMember(app.services, owner.companyId, 'Recruiter', 'Mara Lindt'),
      await aMember(app.services, owner.companyId, 'Recruiter', 'Ole Berg'),
    ] as const;
    const second = (await signIn(owner.email, knownPassword)).body;
    const answers = await Promise.all([
      handOver(owner, heirs[0].id),
      handOver(second, heirs[1].id),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await ownersOf(owner.companyId)).toHaveLength(1);
  });

  test('handed over, the programme writes to its heir', async () => {
    const owner = await aCompany(app.services);
    const heir = await aMember(app.services, owner.companyId, 'Recruiter');
    await handOver(owner, heir.id);
    expect(await ownersOf(owner.companyId)).toEqual([heir.id]);
    expect(await writtenTo(owner.companyId)).toBe(heir.id);
  });

  test('handing over asks for the password again', async () => {
    const owner = await aCompany(app.services);
    const heir = await aMember(app.services, owner.companyId, 'Recruiter');
    app.passTime(11 * 60_000);
    expect((await handOver(owner, heir.id)).body.code).toBe('password-needed');
  });
});

test('a company that an admin disables lets none of its people in', async () => {
  const [owner, admin] = [await aCompany(app.services), await anAdmin(app.services)];
  const mara = await aMember(app.services, owner.companyId, 'Recruiter');
  const params = { id: owner.companyId };
  await app.call(endpoints.setCompanyState, { params, body: { state: 'disabled' } }, admin.token);
  expect((await app.call(endpoints.myCompany, {}, mara.token)).status).toBe(401);
  await app.call(endpoints.setCompanyState, { params, body: { state: 'active' } }, admin.token);
  expect((await signIn(mara.email, knownPassword)).status).toBe(200);
});

test('the audit log names who changed a company’s people', async () => {
  const [owner, admin] = [await aCompany(app.services), await anAdmin(app.services)];
  const mara = await aMember(app.services, owner.companyId, 'Recruiter');
  await remove(owner, mara.id);
  const query = { kind: 'member', subjectId: String(mara.id) } as const;
  const { body } = await app.call(endpoints.listAudit, { query }, admin.token);
  expect(body).toMatchObject([
    { who: 'Ines Alvar at Lattice Works', act: 'removed', subject: 'Mara Lindt' },
  ]);
});

test('the audit log names who invites somebody, again too, and takes that back', async () => {
  const [owner, admin] = [await aCompany(app.services), await anAdmin(app.services)];
  const name = `Noor ${randomUUID()}`;
  const body = { name, email: address(), memberRole: 'Recruiter' } as const;
  await app.call(endpoints.inviteMember, { body }, owner.token);
  const [{ id }] = (await teamOf(owner)).invitations;
  await app.call(endpoints.inviteMemberAgain, { params: { id } }, owner.token);
  await app.call(endpoints.takeBackInvitation, { params: { id } }, owner.token);
  const query = { kind: 'member', searchText: name } as const;
  const { body: log } = await app.call(endpoints.listAudit, { query }, admin.token);
  const who = 'Ines Alvar at Lattice Works';
  expect(log).toMatchObject([
    { who, act: 'taken back', subject: name },
    { who, act: 'invited again', subject: name },
    { who, act: 'invited', subject: name },
  ]);
});
