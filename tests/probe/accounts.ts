import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { knownPassword } from '../../server/testing/people.ts';
import { mailsPerHour } from '../../src/contract/auth.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { all, type Case, seen } from './case.ts';
import type { Product } from './product.ts';

const profile = {
  firstName: 'Ada',
  lastName: 'Byron',
  engineeringType: 'Computer',
  collegeYear: 'Third',
  university: 'University of Lindow',
} as const;
const another = 'a truss of larch wood';

const newEmail = () => `${randomUUID()}@people.example`;
const signIn = async ({ call }: Product, email: string, password = knownPassword) => {
  const { status, body } = await call(endpoints.signIn, { body: { email, password } });
  return status === 200 ? 'signed in' : (body.code as string);
};
const register = ({ call }: Product, email: string, password = knownPassword) =>
  call(endpoints.registerStudent, { body: { ...profile, email, password } });
const verify = async ({ call }: Product, Email: string, OtpCode: string) =>
  (await call(endpoints.verifyOtp, { body: { Email, OtpCode } })).status;
const codeIn = async ({ outbox }: Product, email: string, count = 1) =>
  (await outbox.newest(email, count)).subject!.slice(0, 6);
const setPassword = async ({ call }: Product, token: string, password = another) => {
  const { status, body } = await call(endpoints.resetPassword, { body: { token, password } });
  return status === 200 ? 'set' : (body.code as string);
};
const correct = ({ call, people }: Product, sId: number, email: string) =>
  call(
    endpoints.updateStudent,
    { params: { sId }, body: { ...profile, email } },
    people.world.admin.token,
  );

/** Line 2: what was mailed to an address ends when the address changes. */
const addresses: Record<string, Case['run']> = {
  'an invitation to an address that was corrected since': async (product) => {
    const { call, people, outbox } = product;
    const [wrong, right] = [newEmail(), newEmail()];
    const body = { ...profile, email: wrong };
    const added = await call(endpoints.addStudent, { body }, people.world.admin.token);
    const strangers = await outbox.link(wrong);
    await correct(product, added.body.sId, right);
    return seen(
      [await setPassword(product, strangers), await setPassword(product, await outbox.link(right))],
      ['link-refused', 'set'],
    );
  },
  'a reset link and a session from before a change of the address': async (product) => {
    const { call, people, outbox } = product;
    const { id, email, token } = people.students.pop()!;
    await call(endpoints.forgotPassword, { body: { email } });
    const before = await outbox.link(email);
    const changed = await correct(product, id, newEmail());
    const me = await call(endpoints.me, {}, token);
    return seen(
      [await setPassword(product, before), me.status, changed.body.email],
      ['link-refused', 401, email],
    );
  },
  'a new address that nobody has confirmed, and one that its old owner stopped': async (
    product,
  ) => {
    const { call, people, outbox } = product;
    const { id, email } = people.students.pop()!;
    const wanted = newEmail();
    await correct(product, id, wanted);
    const unconfirmed = await signIn(product, wanted);
    const confirming = await outbox.link(wanted);
    const kept = await call(endpoints.keepAddress, { body: { token: await outbox.link(email) } });
    const confirmed = await call(endpoints.confirmAddress, { body: { token: confirming } });
    return seen(
      [unconfirmed, kept.status, confirmed.body.code, await signIn(product, email)],
      ['sign-in-failed', 200, 'link-refused', 'signed in'],
    );
  },
};

/** Line 4: one spelling of an address. */
const spellings: Record<string, Case['run']> = {
  'more guesses by another spelling of the address': async (product) => {
    const { email } = product.people.students.pop()!;
    const spelled = [email.toUpperCase(), email.replace('s', 'S'), ` ${email}`, email, email];
    for (const one of spelled) await signIn(product, one, 'not the password');
    return seen(await signIn(product, email), 'sign-in-waits');
  },
  'signing in and up with letters that only look alike': async (product) => {
    const { email } = product.people.students.pop()!;
    const spelled = [
      email.replace('s', 'ſ'),
      email.replace('d', 'ｄ'),
      email.replace('people', 'peoplİ'),
    ];
    const signedIn = await Promise.all(spelled.map((one) => signIn(product, one)));
    const registered = await Promise.all(spelled.map((one) => register(product, one)));
    return all(
      seen(signedIn.includes('signed in'), false),
      seen(
        registered.map(({ status, body }) => [status, body.errors?.[0]?.path]),
        spelled.map(() => [400, 'email']),
      ),
    );
  },
};

/** Lines 5 and 6: codes. */
const codes: Record<string, Case['run']> = {
  'ten wrong codes over as many new ones as are asked for': async (product) => {
    const email = newEmail();
    await register(product, email);
    for (let tried = 1; tried <= 10; tried += 1) {
      await verify(product, email, '000000');
      if (tried % 4 === 0) await product.call(endpoints.resendOtp, { body: { Email: email } });
    }
    return seen(await verify(product, email, await codeIn(product, email, 3)), 400);
  },
  'twenty mails to one address': async (product) => {
    const { email } = product.people.students.pop()!;
    const ask = () => product.call(endpoints.forgotPassword, { body: { email } });
    const answers = await Promise.all(Array.from({ length: 20 }, ask));
    await product.outbox.newest(email, mailsPerHour);
    // One that came too many would come now.
    await setTimeout(1_000);
    return all(
      seen(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size, 1),
      seen((await product.outbox.to(email)).length, mailsPerHour),
    );
  },
  'a sign-up beside somebody’s own, for its password': async (product) => {
    const email = newEmail();
    await register(product, email, knownPassword);
    const own = await codeIn(product, email);
    await register(product, email, another);
    const confirmed = await verify(product, email, own);
    return seen(
      [confirmed, await signIn(product, email, another), await signIn(product, email)],
      [200, 'sign-in-failed', 'signed in'],
    );
  },
  'fifty uses of one code at once': async (product) => {
    const email = newEmail();
    await register(product, email);
    const code = await codeIn(product, email);
    const uses = await Promise.all(Array.from({ length: 50 }, () => verify(product, email, code)));
    return seen(uses.filter((status) => status === 200).length, 1);
  },
  'known and unknown addresses, told apart by the answer': async (product) => {
    const known = product.people.students.pop()!.email;
    const tell = async (email: string) => [
      (await product.call(endpoints.forgotPassword, { body: { email } })).body,
      (await register(product, email)).body,
      await signIn(product, email, 'not the password'),
    ];
    const strange = newEmail();
    const [one, other] = [await tell(known), await tell(strange)];
    return seen(
      JSON.stringify(one).replaceAll(known, '…'),
      JSON.stringify(other).replaceAll(strange, '…'),
    );
  },
};

/** Line 12: passwords that would be guessed. */
const weak = ['        ', 'aaaaaaaa', 'Password123!', '12345678', 'qwertzuiop', 'trestle-2025'];
const passwords: Record<string, Case['run']> = {
  ...Object.fromEntries(
    weak.map((password): [string, Case['run']] => [
      `the password “${password}”`,
      async (product) => {
        const { status, body } = await register(product, newEmail(), password);
        return seen([status, body.errors?.[0]?.path], [400, 'password']);
      },
    ]),
  ),
  'one’s own address as the password': async (product) => {
    const email = newEmail();
    return seen((await register(product, email, email)).body.errors?.[0]?.path, 'password');
  },
  'guessing the current password in the settings': async (product) => {
    const { token } = product.people.students.pop()!;
    const change = async (currentPassword: string) => {
      const body = { currentPassword, newPassword: another };
      return (await product.call(endpoints.changePassword, { body }, token)).body.code;
    };
    for (let guess = 1; guess <= 5; guess += 1) await change(`not this one ${guess}`);
    return seen(await change(knownPassword), 'sign-in-waits');
  },
};

const asCases = (area: string, attempts: Record<string, Case['run']>): Case[] =>
  Object.entries(attempts).map(([tried, run]) => ({ area, tried, run }));

export const accounts: readonly Case[] = [
  ...asCases('addresses', { ...addresses, ...spellings }),
  ...asCases('codes', codes),
  ...asCases('passwords', passwords),
];
