import { endpoints } from '../../src/contract/endpoints.ts';
import { correct, newEmail, profile, register, setPassword, signIn } from './account-calls.ts';
import { all, type Case, casesOf, seen } from './case.ts';

/** Line 2: what was mailed to an address ends when the address changes. */
const changes: Record<string, Case['run']> = {
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

export const addresses = casesOf('addresses', { ...changes, ...spellings });
