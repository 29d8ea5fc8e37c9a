import { knownPassword } from '../../server/testing/people.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { another, newEmail, register } from './account-calls.ts';
import { type Case, casesOf, seen } from './case.ts';

/** Line 12: passwords that would be guessed. */
const weak = ['        ', 'aaaaaaaa', 'Password123!', '12345678', 'qwertzuiop', 'trestle-2025'];
const attempts: Record<string, Case['run']> = {
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

export const passwords = casesOf('passwords', attempts);
