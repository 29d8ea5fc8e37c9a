import {
  type ApplicationEvent,
  type ApplicationStatus,
  applicationEvents,
  applicationStatuses,
} from '../../src/contract/applications/moves.ts';
import { type ProjectStatus, projectStatuses } from '../../src/contract/projects/statuses.ts';
import { tableSays, targetsInTable } from '../../src/machines/testing/design-tables.ts';
import { expect, flow, test } from '../product.ts';
import { aCompany, aProject, applies, keepToken } from './company.ts';
import { aNewcomer } from './newcomer.ts';

/** What the buttons of the design's moves are called. */
const acts = {
  unshortlist: 'Undo shortlisting',
  shortlist: 'Shortlist',
  offer: 'Offer a place',
  reject: 'Reject',
  end: 'End early',
  accept: 'Accept',
  decline: 'Decline',
  withdraw: 'Withdraw',
  answer: 'Answer',
} as const;

/** How a project comes to each status; those of a known company need no approval. */
const ways: Record<
  Exclude<ProjectStatus, 'Awaiting approval'>,
  { draft?: true; through: ProjectStatus[] }
> = {
  Draft: { draft: true, through: [] },
  pending: { through: [] },
  'In Progress': { through: ['In Progress'] },
  'On Hold': { through: ['On Hold'] },
  Completed: { through: ['In Progress', 'Completed'] },
  Cancelled: { through: ['Cancelled'] },
};

let company: Awaited<ReturnType<typeof aCompany>>;
let pid: number;
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  company = await aCompany(request);
  pid = await aProject(request, company.headers);
  await applies(request, await aNewcomer(request), pid);
});
test.beforeEach(({ page }) => keepToken(page, company.token));

test(
  'an application has exactly the buttons of the design, in each status',
  flow,
  async ({ page }) => {
    // The server's own answer, with the application in another status.
    let shown: ApplicationStatus;
    await page.route('**/api/RegProjects/project/*', async (route) => {
      const response = await route.fetch();
      const [row] = await response.json();
      await route.fulfill({ response, json: [{ ...row, status: shown }] });
    });
    const named = new RegExp(`^(${Object.values(acts).join('|')}|Take back) `);
    // Nobody has opened the offer: a no takes it back.
    const wordsOf = (event: ApplicationEvent) =>
      event === 'reject' && shown === 'Offered' ? 'Take back' : acts[event];
    for (const status of applicationStatuses) {
      shown = status;
      const expected = applicationEvents
        .filter((event) => tableSays(status, event, 'Company'))
        .map((event) => `${wordsOf(event)} Mary Anning`);
      await page.goto(`/company/applicants?project=${pid}`);
      const row = page.getByRole('row').filter({ hasText: 'Mary Anning' });
      await expect(row).toContainText(status);
      await expect(row.getByRole('button', { name: named }), status).toHaveText(expected);
      await row.getByRole('link', { name: 'Mary Anning' }).click();
      const dialog = page.getByRole('dialog', { name: 'Mary Anning' });
      await expect(dialog).toContainText(status);
      await expect(dialog.getByRole('button', { name: named }), status).toHaveText(expected);
    }
  },
);

test(
  'a project has exactly the moves of the design, in each status',
  flow,
  async ({ page, request }) => {
    const { headers } = company;
    for (const status of projectStatuses) {
      if (status === 'Awaiting approval') continue;
      const { draft = false, through } = ways[status];
      const project = await aProject(request, headers, { draft });
      for (const next of through)
        await request.put(`/api/Projects/${project}/status`, { headers, data: { status: next } });
      await page.goto(`/company/project?project=${project}`);
      const course = page.getByRole('region', { name: 'Change status' });
      const names: Record<string, string> = {
        pending: status === 'Draft' ? 'Post' : 'Reopen',
        'In Progress': { 'On Hold': 'Resume', Completed: 'Reopen' }[status as string] ?? 'Start',
        Completed: 'Complete',
        'On Hold': 'Put on hold',
        Cancelled: status === 'Draft' ? 'Discard draft' : 'Cancel project',
      };
      const expected = targetsInTable(status, 'Company').map((target) => names[target]!);
      await expect(course).toBeVisible();
      await expect(course.getByRole('button'), status).toHaveText(expected);
    }
  },
);
