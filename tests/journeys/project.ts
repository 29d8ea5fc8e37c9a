import type { APIRequestContext } from '@playwright/test';
import { stated } from '../../src/contract/testing/conditions.ts';
import { tokenOf } from './demo.ts';

const asCompany = async (request: APIRequestContext) => ({
  authorization: `Bearer ${await tokenOf(request, 'company')}`,
});

/** Posts a project of the demo company. @returns its number */
export async function postProject(
  request: APIRequestContext,
  project: { readonly title: string; readonly [field: string]: unknown },
): Promise<number> {
  const answer = await request.post('/api/Projects', {
    headers: await asCompany(request),
    data: {
      description: 'Survey the banks, choose a span, draw it.',
      engineeringType: 'Mechanical',
      duration: 14,
      location: 'Leeds',
      ...stated,
      ...project,
    },
  });
  return (await answer.json()).pid;
}

export async function moveProject(request: APIRequestContext, pid: number, status: string) {
  await request.put(`/api/Projects/${pid}/status`, {
    headers: await asCompany(request),
    data: { status },
  });
}

/** How many applications to a project its company sees. */
export async function applicationsTo(request: APIRequestContext, pid: number): Promise<number> {
  const answer = await request.get(`/api/RegProjects/project/${pid}`, {
    headers: await asCompany(request),
  });
  return (await answer.json()).length;
}

/** The address of Browse Projects with a query, the newest first unless it says otherwise. */
export const dashboard = (query: Readonly<Record<string, string>> = {}): string =>
  `/student/dashboard?${new URLSearchParams({ sort: 'newest', ...query })}`;
