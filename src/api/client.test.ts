import { afterEach, expect, test, vi } from 'vitest';
import { endpoints } from '../contract/endpoints.ts';
import { beginSession } from '../session/session.ts';
import { changesSent } from './act/changes-sent.ts';
import { call } from './client.ts';

const tokenOf = (role: string) => `h.${btoa(JSON.stringify({ role, exp: 4_000_000_000 }))}.s`;

/** Keeps the header each call carries. */
function listen(): (string | null)[] {
  const carried: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    carried.push(new Headers(headers).get('Authorization'));
    return Response.json({});
  });
  return carried;
}

afterEach(() => vi.unstubAllGlobals());

test('a call goes out in the name of whoever is signed in, one that anyone may make in nobody’s', async () => {
  vi.stubGlobal('localStorage', { setItem: () => {}, removeItem: () => {} });
  beginSession(tokenOf('Company'));
  const carried = listen();
  await call(endpoints.myCompany, {});
  await call(endpoints.forgotPassword, { body: { email: 'mara@voltara.example' } });
  expect(carried).toEqual([`Bearer ${tokenOf('Company')}`, null]);
});

test('a call that only reads counts as no change, whatever its method', async () => {
  vi.stubGlobal('localStorage', { setItem: () => {}, removeItem: () => {} });
  beginSession(tokenOf('Admin'));
  listen();
  const before = changesSent();
  await call(endpoints.previewAssignment, { body: {} as never });
  await call(endpoints.me, {});
  expect(changesSent()).toBe(before);
  await call(endpoints.signOut, {});
  expect(changesSent()).toBe(before + 1);
});
