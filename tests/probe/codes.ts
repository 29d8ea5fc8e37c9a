import { setTimeout } from 'node:timers/promises';
import { knownPassword } from '../../server/testing/people.ts';
import { mailsPerHour } from '../../src/contract/accounts/auth.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { another, codeIn, newEmail, register, signIn, verify } from './account-calls.ts';
import { all, type Case, casesOf, seen } from './case.ts';

/** Lines 5 and 6: codes. */
const attempts: Record<string, Case['run']> = {
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

export const codes = casesOf('codes', attempts);
