import {
  type ApplicationStatus,
  applicationEvents,
  applicationStatuses,
} from '../../src/contract/applications/moves.ts';
import { type ProjectStatus, projectStatuses } from '../../src/contract/projects/statuses.ts';
import { tableSays, targetsInTable } from '../../src/machines/testing/design-tables.ts';
import { expect, flow, type Page, test } from '../product.ts';
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
let application: number;
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  company = await aCompany(request);
  pid = await aProject(request, company.headers);
  application = await applies(request, await aNewcomer(request), pid);
});
test.beforeEach(({ page }) => keepToken(page, company.token));

/** The server's own answer, with the application in another status. */
const showAs = (page: Page, status: ApplicationStatus) =>
  page.route('**/api/RegProjects/project/*', async (route) => {
    const answer = await route.fetch();
    const rows = await answer.json();
    await route.fulfill({ response: answer, json: [{ ...rows[0], status }] });
  });

for (const status of applicationStatuses) {
  test(
    `an application that is ${status} has exactly the buttons of the design`,
    flow,
    async ({ page }) => {
      const expected = applicationEvents
        .filter((event) => tableSays(status, event, 'Company'))
        .map((event) => `${acts[event]} Mary Anning`);
      await showAs(page, status);
      await page.goto(`/company/applicants?project=${pid}`);
      const row = page.getByRole('row').filter({ hasText: 'Mary Anning' });
      const named = new RegExp(`^(${Object.values(acts).join('|')}) `);
      await expect(row).toContainText(status);
      const inRow = row.getByRole('button', { name: named });
      await expect(inRow).toHaveText(expected);
      await page.goto(`/company/applicants?project=${pid}&application=${application}`);
      const dialog = page.getByRole('dialog', { name: 'Mary Anning' });
      await expect(dialog).toContainText(status);
      await expect(dialog.getByRole('button', { name: named })).toHaveText(expected);
    },
  );
}

for (const status of projectStatuses) {
  if (status === 'Awaiting approval') continue;
  test(
    `a project that is ${status} has exactly the moves of the design`,
    flow,
    async ({ page, request }) => {
      const { draft, through } = ways[status];
      const project = await aProject(request, company.headers, { draft: draft ?? false });
      for (const next of through) {
        await request.put(`/api/Projects/${project}/status`, {
          headers: company.headers,
          data: { status: next },
        });
      }
      await page.goto(`/company/project?project=${project}`);
      const course = page.getByRole('region', { name: 'Change status' });
      const names: Record<string, string> = {
        pending: status === 'Draft' ? 'Post' : 'Reopen',
        'In Progress': status === 'On Hold' ? 'Resume' : 'Start',
        Completed: 'Complete',
        'On Hold': 'Put on hold',
        Cancelled: status === 'Draft' ? 'Discard draft' : 'Cancel project',
      };
      await expect(course).toBeVisible();
      const expected = targetsInTable(status, 'Company').map((target) => names[target]!);
      await expect(course.getByRole('button')).toHaveText(expected);
    },
  );
}
