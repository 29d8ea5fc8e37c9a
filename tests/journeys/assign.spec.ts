import { stated } from '../../src/contract/testing/conditions.ts';
import { type APIRequestContext, expect, flow, type Page, test } from '../product.ts';
import { aCompany, aProject } from './company.ts';
import { signIn, tokenOf } from './demo.ts';
import { fill, press, tabTo } from './keyboard.ts';
import { expectAccessible } from './looks.ts';
import { aNewcomer, enterAs, type Newcomer } from './newcomer.ts';

interface Programme {
  readonly first: Newcomer;
  readonly second: Newcomer;
  /** The project that both want. */
  readonly crane: number;
  /** The address that takes only these two projects. */
  readonly scope: string;
}

const fromTheNarrowest = [320, 360, 768, 1280, 1600];

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Two students want the crane, which has one place, then the lock gate; the company ranks the second first. */
async function aProgramme(request: APIRequestContext): Promise<Programme> {
  const company = bearer(await tokenOf(request, 'company'));
  const post = async (title: string) => {
    const data = {
      title,
      description: 'Draw it.',
      engineeringType: 'Civil',
      duration: 14,
      location: 'Leeds',
      ...stated,
    };
    return (await (await request.post('/api/Projects', { headers: company, data })).json()).pid;
  };
  const crane = await post('A crane for the harbour');
  const gate = await post('A gate for the lock');
  const students = [await aNewcomer(request), await aNewcomer(request)] as const;
  const toCrane: number[] = [];
  for (const { sId, headers } of students) {
    for (const projectId of [crane, gate])
      await request.post('/api/RegProjects', { headers, data: { studentId: sId, projectId } });
    const list: { projectId: number; applicationId: number }[] = await (
      await request.get(`/api/RegProjects/student/${sId}`, { headers })
    ).json();
    const of = (pid: number) => list.find(({ projectId }) => projectId === pid)!.applicationId;
    toCrane.push(of(crane));
    const data = { applicationIds: [of(crane), of(gate)] };
    await request.put('/api/RegProjects/preferences', { headers, data });
  }
  const data = { applicationIds: toCrane.toReversed() };
  await request.put(`/api/Projects/${crane}/ranking`, { headers: company, data });
  return {
    first: students[0],
    second: students[1],
    crane,
    scope: `/admin/assign-students?projects=${crane},${gate}`,
  };
}

const publish = (page: Page) => page.getByRole('button', { name: 'Publish “Best for students”' });

async function propose(page: Page, { scope }: Programme) {
  await page.goto(scope);
  await expect(page.getByRole('button', { name: 'Clear selection' })).toBeVisible();
  await press(page.getByRole('button', { name: 'Propose' }));
  await expect(publish(page)).toBeVisible();
}

test(
  'propose, compare and publish by keyboard alone; students read what they got and why',
  flow,
  async ({ page, context, browser }) => {
    const programme = await aProgramme(context.request);
    await signIn(context, 'admin');
    await propose(page, programme);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(publish(page)).toBeInViewport();
    const way = page.getByRole('listitem').filter({ hasText: 'Best for students' });
    await expect(way).toContainText('2 of 2');
    await expect(way).toContainText('Chosen');
    await press(page.getByText('Why not the first choice?'));
    await expect(page.getByText(/Its only place went to a student ranked higher/)).toBeVisible();
    await press(page.getByRole('button', { name: 'Recompute' }));
    await expect(page.getByText('every place is the same')).toBeVisible();

    await press(publish(page));
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('2 students will be offered a place now');
    await press(dialog.getByRole('button', { name: 'Publish' }));
    await expect(
      page.getByText('Published. Students and companies have been notified.'),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Run \d+ Published$/ })).toBeVisible();

    const theirs = await browser.newContext();
    await enterAs(theirs, programme.first);
    const student = await theirs.newPage();
    await student.goto('/student/myproject');
    const result = student.getByRole('region', { name: /^Assignment of/ });
    await expect(result).toContainText('your 2nd choice of 2: “A gate for the lock”');
    await result.getByText('Why not a higher choice?').click();
    await expect(result).toContainText('Rank: 2nd of 2 in its order, as ranked by the company.');
    await expectAccessible(student, 'assignment-result');
    await theirs.close();

    await page.reload();
    await press(page.getByRole('button', { name: /^Undo until/ }));
    await press(page.getByRole('dialog').getByRole('button', { name: 'Undo run' }));
    await expect(page.getByRole('heading', { name: /^Run \d+ Undone$/ })).toBeVisible();
  },
);

test('a student must get a project, by keyboard alone; the run says why and what it costs, and is downloaded', async ({
  page,
  context,
}) => {
  const programme = await aProgramme(context.request);
  await signIn(context, 'admin');
  await page.goto(programme.scope);
  await press(page.getByRole('button', { name: 'Assign a student to a project' }));
  const dialog = page.getByRole('dialog');
  await press(dialog.getByRole('button', { name: 'Add' }));
  await expect(dialog.getByRole('alert').or(dialog.getByRole('region'))).toContainText(
    'Choose a student from the list.',
  );
  await fill(dialog.getByLabel('Student'), `Mary Anning · ${programme.first.email}`);
  const project = dialog.getByRole('combobox', { name: 'Project' });
  await expect(project.getByRole('option')).toHaveCount(3);
  await tabTo(project);
  await page.keyboard.type('A crane');
  await expect(project).toHaveValue(String(programme.crane));
  await fill(dialog.getByLabel('Reason'), 'Began there in May.');
  await press(dialog.getByRole('button', { name: 'Add' }));
  await expect(page.getByText('Began there in May.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Began there in May.')).toBeVisible();
  await press(page.getByRole('button', { name: 'Propose' }));
  await expect(page.getByRole('region', { name: 'Must get' })).toContainText(
    'Because of this rule, one student gets a lower choice',
  );
  const download = page.waitForEvent('download');
  await press(page.getByRole('button', { name: 'Export' }));
  expect((await download).suggestedFilename()).toMatch(/^assignment-\d+-students\.csv$/);
  await expectAccessible(page, 'assign-pinned', fromTheNarrowest);
  // What was proposed is no longer waiting to be.
  await page.goto(programme.scope);
  await expect(page.getByRole('button', { name: 'Assign a student to a project' })).toBeVisible();
  await expect(page.getByText('Began there in May.')).toBeHidden();
});

test('a pair that takes no part in the selection says so at its row, and can be taken out', async ({
  page,
  context,
}) => {
  const programme = await aProgramme(context.request);
  await signIn(context, 'admin');
  await page.goto('/admin/assign-students');
  await press(page.getByRole('button', { name: 'Keep a student out of a project' }));
  const dialog = page.getByRole('dialog');
  await fill(dialog.getByLabel('Student'), `Mary Anning · ${programme.first.email}`);
  await expectAccessible(page, 'assign-pair', fromTheNarrowest);
  const project = dialog.getByRole('combobox', { name: 'Project' });
  await project.selectOption(String(programme.crane));
  await fill(dialog.getByLabel('Reason'), 'Her sister leads it.');
  await press(dialog.getByRole('button', { name: 'Add' }));

  const company = await aCompany(context.request);
  const pid = await aProject(context.request, company.headers);
  const { title, companyName } = await (
    await context.request.get(`/api/Projects/${pid}`, company)
  ).json();
  await press(page.getByRole('button', { name: 'Choose projects' }));
  await fill(page.getByLabel('Limit to a project'), `${title} · ${companyName}`);
  await expect(page.getByRole('list', { name: 'Selected projects' })).toContainText(title);
  await expect(page.getByText('This student’s application to this project')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Propose' })).toBeDisabled();
  await expectAccessible(page, 'assign-faults', fromTheNarrowest);
  await press(page.getByRole('button', { name: /^Remove Mary Anning and/ }));
  await expect(page.getByText('This student’s application to this project')).toBeHidden();
  await press(page.getByRole('button', { name: `Remove ${title}` }));
  await expect(page.getByRole('list', { name: 'Selected projects' })).toBeHidden();
});

test('what has changed since is said, and nothing is offered', async ({ page, context }) => {
  const programme = await aProgramme(context.request);
  await signIn(context, 'admin');
  await propose(page, programme);
  const { sId, headers } = programme.first;
  const list = await (
    await context.request.get(`/api/RegProjects/student/${sId}`, { headers })
  ).json();
  const data = { event: 'withdraw' };
  await context.request.put(`/api/RegProjects/${list[0].applicationId}/status`, { headers, data });
  await publish(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('alert')).toContainText('1 application no longer takes part.');
  await page.getByRole('button', { name: 'Discard this draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { name: /^Run \d+ Discarded$/ })).toBeVisible();
});

test('an address without a run, and one that cannot be loaded, say so', async ({
  page,
  context,
}) => {
  await signIn(context, 'admin');
  await page.goto('/admin/assign-students?run=999999');
  await expect(page.getByRole('heading', { name: 'Run not found' })).toBeVisible();
  await page.route('**/api/Assignments/1', (route) => route.abort());
  await page.goto('/admin/assign-students?run=1');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.unroute('**/api/Assignments/1');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: /^Run 1/ })).toBeVisible();
});

test('every state of Assign Students', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const programme = await aProgramme(context.request);
  await signIn(context, 'admin');
  const page = await context.newPage();
  await page.goto(programme.scope);
  await expect(page.getByRole('button', { name: 'Propose' })).toBeEnabled();
  await expectAccessible(page, 'assign-scope');
  await page.goto('/admin/assign-students?projects=999999');
  await expect(page.getByText('No open applications match this selection.')).toBeVisible();
  await expectAccessible(page, 'assign-nobody');
  await propose(page, programme);
  await page.getByText('Why not the first choice?').click();
  await expectAccessible(page, 'assign-draft');
  await publish(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'assign-question');
  await context.close();
});
