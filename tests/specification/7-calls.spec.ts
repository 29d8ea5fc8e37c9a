import { tokenOf } from '../journeys/demo.ts';
import { aNewcomer } from '../journeys/newcomer.ts';
import { codeFor } from '../journeys/outbox.ts';
import { postProject } from '../journeys/project.ts';
import { type APIRequestContext, expect, test } from '../product.ts';

const bearer = async (request: APIRequestContext, who: 'admin' | 'student' | 'company') => ({
  authorization: `Bearer ${await tokenOf(request, who)}`,
});

const isText = (answer: { headers(): Record<string, string> }) =>
  /^text\/plain/.test(answer.headers()['content-type'] ?? '');

const somebody = (mail: string) => ({
  firstName: 'Hedy',
  lastName: 'Lamarr',
  email: mail,
  engineeringType: 'Electrical',
  collegeYear: 'Final',
  university: 'Vienna',
});
const newAddress = () =>
  `spec-${Date.now()}-${Math.random().toString(36).slice(2, 7)}@rows.example`;

for (const path of ['/Auth/Login', '/auth/login']) {
  test(`POST ${path}: email, password; token, role`, async ({ request }) => {
    const answer = await request.post(`/api${path}`, {
      data: { email: 'student@trestle.example', password: 'Trestle-demo-1' },
    });
    expect(await answer.json()).toEqual({ token: expect.any(String), role: 'Student' });
  });
}

test('GET /students/me and GET /Students/current with a bearer: the current student', async ({
  request,
}) => {
  const headers = await bearer(request, 'student');
  const me = await (await request.get('/api/students/me', { headers })).json();
  expect(me.email).toBe('student@trestle.example');
  expect(await (await request.get('/api/Students/current', { headers })).json()).toEqual(me);
  expect((await request.get('/api/students/me')).status()).toBe(401);
});

test('POST /Students/register: a text; POST /Students/verify-otp: Email, OtpCode', async ({
  request,
}) => {
  const email = newAddress();
  const registered = await request.post('/api/Students/register', {
    data: { ...somebody(email), password: 'Bridge-builder-1' },
  });
  expect(registered.status()).toBe(201);
  expect(isText(registered)).toBe(true);
  const verified = await request.post('/api/Students/verify-otp', {
    data: { Email: email, OtpCode: await codeFor(email) },
  });
  expect(verified.status()).toBe(200);
});

test('POST /Students/add, PUT /students/{sId} with the full student, DELETE /students/{id}', async ({
  request,
}) => {
  const headers = await bearer(request, 'admin');
  const added = await request.post('/api/Students/add', { headers, data: somebody(newAddress()) });
  const student = await added.json();
  const put = await request.put(`/api/students/${student.sId}`, {
    headers,
    data: { ...student, university: 'Leeds' },
  });
  expect((await put.json()).university).toBe('Leeds');
  expect((await request.delete(`/api/students/${student.sId}`, { headers })).ok()).toBe(true);
});

test('GET /students: a list of students', async ({ request }) => {
  const headers = await bearer(request, 'admin');
  const list = await (await request.get('/api/students', { headers })).json();
  expect(list.length).toBeGreaterThan(1);
});

test('POST /Projects and GET /Projects with a bearer: a JSON body, an array of projects', async ({
  request,
}) => {
  const title = `Called for ${Date.now()}`;
  const pid = await postProject(request, { title });
  const headers = await bearer(request, 'company');
  const list = await request.get('/api/Projects', { headers, params: { searchText: title } });
  expect((await list.json())[0]).toMatchObject({ pid, title, status: 'pending' });
  expect((await request.get('/api/Projects')).status()).toBe(401);
});

test('PUT /Projects/{id}/status with a bearer: status, by name or label in any letter case', async ({
  request,
}) => {
  const pid = await postProject(request, { title: `Moved ${Date.now()}` });
  const headers = await bearer(request, 'company');
  for (const [status, becomes] of [
    ['On Hold', 'On Hold'],
    ['PENDING', 'pending'],
    ['Ongoing', 'In Progress'],
  ]) {
    const answer = await request.put(`/api/Projects/${pid}/status`, { headers, data: { status } });
    expect(answer.status()).toBe(200);
    const now = await (await request.get(`/api/Projects/${pid}`, { headers })).json();
    expect(now.status).toBe(becomes);
  }
  const illegal = await request.put(`/api/Projects/${pid}/status`, {
    headers,
    data: { status: 'pending' },
  });
  expect(illegal.status()).toBe(409);
});

test('POST /Contactus: Id 0, Name, Email, Subject, Message; a text', async ({ request }) => {
  const answer = await request.post('/api/Contactus', {
    data: { Id: 0, Name: 'Ada', Email: 'ada@example.org', Subject: 'A bridge', Message: 'Whose?' },
  });
  expect(answer.ok()).toBe(true);
  expect(isText(answer)).toBe(true);
});

test('POST /RegProjects with seven fields: a text; GET /RegProjects/student/{studentId}: an array', async ({
  request,
}) => {
  const { sId, headers } = await aNewcomer(request);
  const projectId = await postProject(request, { title: `Applied for ${Date.now()}` });
  const applied = await request.post('/api/RegProjects', {
    headers,
    data: {
      applicationId: 0,
      studentId: sId,
      projectId,
      status: 'Under Review',
      message: '',
      resumeLink: '',
      appliedDate: new Date().toISOString(),
    },
  });
  expect(applied.ok()).toBe(true);
  expect(isText(applied)).toBe(true);
  const list = await request.get(`/api/RegProjects/student/${sId}`, { headers });
  expect(await list.json()).toMatchObject([{ projectId, studentId: sId, status: 'Under Review' }]);
});

test('paths match in any letter case', async ({ request }) => {
  const headers = await bearer(request, 'student');
  expect((await request.get('/api/STUDENTS/ME', { headers })).status()).toBe(200);
  expect((await request.get('/api/projects', { headers })).status()).toBe(200);
});

test('a call that does not exist answers with a problem, not with a page', async ({ request }) => {
  const answer = await request.get('/api/no/such/call');
  expect(answer.status()).toBe(404);
  expect(answer.headers()['content-type']).toMatch(/^application\/problem\+json/);
});
