import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { stated } from '../../src/contract/testing/conditions.ts';

type Who = 'admin' | 'student' | 'company' | 'faculty';

/** A token of one of the demo accounts. */
export async function tokenOf(request: APIRequestContext, who: Who): Promise<string> {
  const answer = await request.post('/api/Auth/Login', {
    data: { email: `${who}@trestle.example`, password: 'Trestle-demo-1' },
  });
  return (await answer.json()).token;
}

/** Opens every page of a context signed in. */
export async function signIn(context: BrowserContext, who: Who): Promise<string> {
  const token = await tokenOf(context.request, who);
  await context.addInitScript((kept) => {
    // Only at the first page: what the product does with the token later is its own affair.
    if (sessionStorage.getItem('signed-in')) return;
    sessionStorage.setItem('signed-in', 'yes');
    localStorage.setItem('token', kept);
  }, token);
  return token;
}

/** The demo's student, as the staff of their university have them. @returns their number */
export async function aStudentSeen(request: APIRequestContext): Promise<number> {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'faculty')}` };
  const list = await request.get('/api/Faculty/students?searchText=student@trestle', { headers });
  return (await list.json())[0].id;
}

/** Posts projects of the demo company, for journeys that need some of their own. */
export async function postProjects(request: APIRequestContext, titles: readonly string[]) {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'company')}` };
  for (const title of titles) {
    await request.post('/api/Projects', {
      headers,
      data: {
        title,
        description: 'A long description. '.repeat(10),
        engineeringType: 'Mechanical',
        duration: 14,
        location: 'Leeds',
        ...stated,
      },
    });
  }
}
