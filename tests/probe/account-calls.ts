import { randomUUID } from 'node:crypto';
import { knownPassword } from '../../server/testing/people.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Product } from './product.ts';

export const profile = {
  firstName: 'Ada',
  lastName: 'Byron',
  engineeringType: 'Computer',
  collegeYear: 'Third',
  university: 'University of Lindow',
} as const;
export const another = 'a truss of larch wood';

export const newEmail = () => `${randomUUID()}@people.example`;
export const signIn = async ({ call }: Product, email: string, password = knownPassword) => {
  const { status, body } = await call(endpoints.signIn, { body: { email, password } });
  return status === 200 ? 'signed in' : (body.code as string);
};
export const register = ({ call }: Product, email: string, password = knownPassword) =>
  call(endpoints.registerStudent, { body: { ...profile, email, password } });
export const verify = async ({ call }: Product, Email: string, OtpCode: string) =>
  (await call(endpoints.verifyOtp, { body: { Email, OtpCode } })).status;
export const codeIn = async ({ outbox }: Product, email: string, count = 1) =>
  (await outbox.newest(email, count)).subject!.slice(0, 6);
export const setPassword = async ({ call }: Product, token: string, password = another) => {
  const { status, body } = await call(endpoints.resetPassword, { body: { token, password } });
  return status === 200 ? 'set' : (body.code as string);
};
export const correct = ({ call, people }: Product, sId: number, email: string) =>
  call(
    endpoints.updateStudent,
    { params: { sId }, body: { ...profile, email } },
    people.world.admin.token,
  );
