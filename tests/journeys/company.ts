import {
  type APIRequestContext,
  type Browser,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { builtInRubric } from '../../src/contract/evaluations/rubric.ts';
import { stated } from '../../src/contract/testing/conditions.ts';
import { tokenOf } from './demo.ts';
import type { Newcomer } from './newcomer.ts';
import { codeFor } from './outbox.ts';

const password = 'Bridge-builder-1';

type Headers = { authorization: string };

/** A new company that can sign in, for journeys that need one of their own. */
export async function aCompany(request: APIRequestContext) {
  const mark = `${Date.now()}-${Math.random().toString(36).slice(2)}`;
  const email = `company-${mark}@company.example`;
  // Once one of them is verified, no other may have its name.
  const name = `Lyme Works ${mark}`;
  const registered = await request.post('/api/Companies/register', {
    data: {
      name,
      recruiter: 'Joan Clarke',
      industry: 'Bridges',
      size: '11-50',
      email,
      password,
    },
  });
  expect(registered.ok(), await registered.text()).toBe(true);
  await request.post('/api/Students/verify-otp', {
    data: { Email: email, OtpCode: await codeFor(email) },
  });
  const answer = await request.post('/api/Auth/Login', { data: { email, password } });
  const { token } = await answer.json();
  return { email, name, token, headers: { authorization: `Bearer ${token}` } };
}

/** Opens a page signed in with a token. */
export const keepToken = (page: Page, token: string) =>
  page.addInitScript((kept) => localStorage.setItem('token', kept), token);

/** A page of somebody, in a browser of their own. */
export async function pageOf(browser: Browser, token: string): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await keepToken(page, token);
  return page;
}

/** A project of a company, approved where the company is new. @returns its number */
export async function aProject(
  request: APIRequestContext,
  headers: Headers,
  more: object = {},
): Promise<number> {
  const answer = await request.post('/api/Projects', {
    headers,
    data: {
      title: `Footbridge ${Math.random().toString(36).slice(2, 8)}`,
      description: 'Survey the banks, choose a **span**, draw it.',
      engineeringType: 'Civil',
      skills: 'Surveying, CAD',
      duration: 14,
      location: 'Leeds',
      places: 2,
      ...stated,
      ...more,
    },
  });
  const { pid, status } = await answer.json();
  if (status === 'Awaiting approval') await approve(request, pid);
  return pid;
}

/** An admin approves a project. */
export async function approve(request: APIRequestContext, pid: number): Promise<void> {
  const authorization = `Bearer ${await tokenOf(request, 'admin')}`;
  await request.put(`/api/Projects/${pid}/status`, {
    headers: { authorization },
    data: { status: 'pending' },
  });
}

/** A student applies. @returns the application's number */
export async function applies(
  request: APIRequestContext,
  { sId, headers }: Newcomer,
  pid: number,
): Promise<number> {
  const data = {
    studentId: sId,
    projectId: pid,
    message: 'I have drawn three, and built one.',
    resumeLink: 'https://mary.example/cv',
  };
  await request.post('/api/RegProjects', { headers, data });
  const list = await request.get(`/api/RegProjects/student/${sId}`, { headers });
  return (await list.json())[0].applicationId;
}

/** A student applies to a new project, is offered the place and takes it. @returns the application's number */
export async function takesPlace(
  request: APIRequestContext,
  company: Headers,
  student: Newcomer,
  title: string,
): Promise<number> {
  return joins(request, company, student, await aProject(request, company, { title }));
}

/** The same in a project that is there already. */
export async function joins(
  request: APIRequestContext,
  company: Headers,
  student: Newcomer,
  pid: number,
): Promise<number> {
  const id = await applies(request, student, pid);
  for (const [event, headers] of [
    ['offer', company],
    ['accept', student.headers],
  ] as const) {
    const answer = await request.put(`/api/RegProjects/${id}/status`, { headers, data: { event } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  return id;
}

export const demoCompany = async (request: APIRequestContext) => {
  const token = await tokenOf(request, 'company');
  return { token, headers: { authorization: `Bearer ${token}` } };
};

/** Fills in what a project must state before students can apply. */
export async function stateConditions(area: Page | Locator): Promise<void> {
  await area.getByLabel('What the student delivers').fill('Drawings\nA report');
  await area.getByLabel('Workplace').selectOption('Hybrid');
  await area.getByLabel('Start date').fill('2031-05-05');
  await area.getByLabel('End date').fill('2031-06-27');
  await area.getByLabel('Hours per week').fill('12');
  await area.getByLabel('Paid or unpaid').selectOption('EUR');
  await area.getByLabel('Amount').fill('1200');
  await area.getByLabel('Who owns the work').selectOption('Both may use it');
  await area.getByLabel('Confidentiality').selectOption('Nothing is confidential');
}

/** Both sides agree on one milestone that is waived at once: they are asked to evaluate each other. */
export async function settles(
  request: APIRequestContext,
  id: number,
  company: Headers,
  student: Headers,
): Promise<void> {
  const room = `/api/Engagements/${id}`;
  const milestones = [{ title: 'Survey', deliverable: 'Levels.', dueOn: '2031-05-05' }];
  const proposal = { milestones, after: 0 };
  await request.post(`${room}/plans`, { headers: company, data: proposal });
  await request.put(`${room}/plans/1`, { headers: student, data: { answer: 'agree' } });
  const waiver = { reason: 'It was there already.' };
  await request.put(`${room}/milestones/1/waiver`, { headers: company, data: waiver });
}

/** The same, and they do: the application is Completed. */
export async function completes(
  request: APIRequestContext,
  id: number,
  company: Headers,
  student: Headers,
): Promise<void> {
  await settles(request, id, company, student);
  const evaluation = {
    rubric: builtInRubric.version,
    steps: { result: 4, reliability: 4, communication: 4, learning: 4, initiative: 4 },
    because: { result: '', reliability: '', communication: '', learning: '', initiative: '' },
    words: 'It holds.',
    again: 'yes',
    skills: [],
    toOffice: '',
  };
  for (const [headers, recommends] of [
    [company, 'completed'],
    [student, ''],
  ] as const)
    await request.put(`/api/Engagements/${id}/evaluations/final`, {
      headers,
      data: { ...evaluation, recommends },
    });
}
