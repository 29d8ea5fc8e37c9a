import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test';
import { stated } from '../../src/contract/testing/conditions.ts';
import { tokenOf } from './demo.ts';
import { codeFor } from './outbox.ts';

export interface Newcomer {
  readonly sId: number;
  readonly email: string;
  readonly headers: { readonly authorization: string };
  readonly token: string;
}

const password = 'Bridge-builder-1';

/** Registers a student of their own, for journeys that change what others rely on. */
export async function aNewcomer(
  request: APIRequestContext,
  firstName = 'Mary',
  university = 'Lyme Regis',
): Promise<Newcomer> {
  // Staff of a university see who writes from one of its addresses.
  const domain = university === 'University of Lindow' ? 'lindow.example' : 'student.example';
  const email = `newcomer-${Date.now()}-${Math.random().toString(36).slice(2)}@${domain}`;
  const registered = await request.post('/api/Students/register', {
    data: {
      firstName,
      lastName: 'Anning',
      email,
      password,
      engineeringType: 'Civil',
      collegeYear: 'Third',
      university,
    },
  });
  expect(registered.ok(), await registered.text()).toBe(true);
  await request.post('/api/Students/verify-otp', {
    data: { Email: email, OtpCode: await codeFor(email) },
  });
  const answer = await request.post('/api/Auth/Login', { data: { email, password } });
  const { token } = await answer.json();
  const headers = { authorization: `Bearer ${token}` };
  const me = await request.get('/api/students/me', { headers });
  return { ...(await me.json()), email, headers, token };
}

/** Opens every page of a context signed in as them. */
export async function enterAs(context: BrowserContext, { token }: Newcomer): Promise<void> {
  await context.addInitScript((kept) => localStorage.setItem('token', kept), token);
}

/** They apply to a new project of the demo company, which decides: each time they are told of it. */
export async function somethingHappens(
  request: APIRequestContext,
  { sId, headers }: Newcomer,
  title: string,
): Promise<void> {
  const company = { authorization: `Bearer ${await tokenOf(request, 'company')}` };
  const project = await request.post('/api/Projects', {
    headers: company,
    data: {
      title,
      description: 'For one student.',
      engineeringType: 'Civil',
      duration: 14,
      location: 'Leeds',
      ...stated,
    },
  });
  const { pid } = await project.json();
  await request.post('/api/RegProjects', { headers, data: { studentId: sId, projectId: pid } });
  const list = await request.get(`/api/RegProjects/student/${sId}`, { headers });
  const [{ applicationId }] = await list.json();
  await request.put(`/api/RegProjects/${applicationId}/status`, {
    headers: company,
    data: { event: 'offer' },
  });
}
