import { tokenOf } from '../journeys/demo.ts';
import { type APIRequestContext, expect, test } from '../product.ts';

const bearer = async (request: APIRequestContext, who: 'admin' | 'student' | 'company') => ({
  authorization: `Bearer ${await tokenOf(request, who)}`,
});

/** The first row of a list that has one. */
async function rowOf(
  request: APIRequestContext,
  path: string,
  who: 'admin' | 'student' = 'admin',
): Promise<Record<string, unknown>> {
  const rows = await (await request.get(path, { headers: await bearer(request, who) })).json();
  expect(Array.isArray(rows)).toBe(true);
  return rows[0];
}

const fields = (text: string) => text.split(', ');

for (const [entity, path, named] of [
  [
    'a student',
    '/api/students',
    'sId, firstName, lastName, email, engineeringType, collegeYear, university, profileImage',
  ],
  [
    'a project as listed',
    '/api/Projects',
    'pid, title, companyName, description, projectLink, skills, engineeringType, duration, location, status',
  ],
  ['an admin', '/api/Admins', 'id, name, email, role, createdAt'],
  ['a company', '/api/Companies', 'id, name, recruiter, email, industry, size'],
  ['a status entry', '/api/StatusUpdates', 'id, projectTitle, title, remarks, updatedAt'],
  ['a notification', '/api/Notifications', 'id, title, message, date'],
] as const) {
  test(`${entity} has ${named}`, async ({ request }) => {
    expect(Object.keys(await rowOf(request, path))).toEqual(expect.arrayContaining(fields(named)));
  });
}

test('an application has its seven fields, and when listed projectTitle and companyName', async ({
  request,
}) => {
  const headers = await bearer(request, 'student');
  const { sId } = await (await request.get('/api/students/me', { headers })).json();
  const row = await rowOf(request, `/api/RegProjects/student/${sId}`, 'student');
  expect(Object.keys(row)).toEqual(
    expect.arrayContaining(
      fields(
        'applicationId, studentId, projectId, status, message, resumeLink, appliedDate, projectTitle, companyName',
      ),
    ),
  );
  expect(String(row.appliedDate)).toBe(new Date(String(row.appliedDate)).toISOString());
});

test('skills are one comma-separated text, and a duration is a number of days', async ({
  request,
}) => {
  const { skills, duration } = await rowOf(request, '/api/Projects?searchText=borehole');
  expect(skills).toBe('Data entry tools, AGS, GIS, Quality control');
  expect(duration).toBe(70);
});

test('projects are filtered by onlyCompanyProjects, searchText, engineering and status', async ({
  request,
}) => {
  const headers = await bearer(request, 'company');
  const found = async (query: Record<string, string>) => {
    const answer = await request.get('/api/Projects', { headers, params: query });
    expect(answer.status()).toBe(200);
    return (await answer.json()) as Record<string, string>[];
  };
  const own = await found({ onlyCompanyProjects: 'true' });
  expect(new Set(own.map(({ companyName }) => companyName)).size).toBe(1);
  const all = await found({ onlyCompanyProjects: 'false' });
  expect(new Set(all.map(({ companyName }) => companyName)).size).toBeGreaterThan(1);
  for (const { title, skills, companyName } of await found({ searchText: 'bridge' }))
    expect(`${title} ${skills} ${companyName}`).toMatch(/bridge/i);
  for (const { engineeringType } of await found({ engineering: 'Civil' }))
    expect(engineeringType).toBe('Civil');
  for (const { status } of await found({ status: 'In Progress' }))
    expect(status).toBe('In Progress');
});
