import { expect, type Page, test } from '../product.ts';
import { aCompany, aProject, applies, takesPlace } from './company.ts';
import { tokenOf } from './demo.ts';
import { aNewcomer, enterAs } from './newcomer.ts';
import { dashboard } from './project.ts';

const waiting = (page: Page) => page.getByRole('list', { name: 'Waiting for you' });
const workLink = (page: Page) => page.getByRole('link', { name: 'Work', exact: true });

test('what waits for a student stands first and leads to where it is answered; Work leads to their work', async ({
  page,
  context,
  request,
}) => {
  const company = await aCompany(request);
  const student = await aNewcomer(request);
  await enterAs(context, student);
  await page.goto('/student/dashboard');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(waiting(page)).toBeHidden();
  await expect(workLink(page)).toBeHidden();

  const pid = await aProject(request, company.headers, { title: 'A weir to measure' });
  const offered = await applies(request, student, pid);
  const offer = { headers: company.headers, data: { event: 'offer' } };
  await request.put(`/api/RegProjects/${offered}/status`, offer);
  const place = await takesPlace(request, company.headers, student, 'A lock to draw');
  const milestones = [{ title: 'Survey', deliverable: 'Levels.', dueOn: '2131-05-05' }];
  const plan = { headers: company.headers, data: { milestones, after: 0 } };
  await request.post(`/api/Engagements/${place}/plans`, plan);

  const lines = waiting(page).getByRole('link');
  await page.reload();
  const asked = page.getByRole('region', { name: 'What can you do?' });
  await expect(asked).toBeVisible();
  expect((await lines.last().boundingBox())!.y).toBeLessThan((await asked.boundingBox())!.y);
  await expect(lines).toHaveText([
    new RegExp(`^Offer from ${company.name}: answer by .+ A weir to measure`),
    /^Read the plan and answer A lock to draw/,
  ]);
  await lines.first().click();
  await expect(page.getByRole('dialog', { name: 'A weir to measure' })).toContainText('Accept');
  await page.goto('/student/dashboard');
  await lines.last().click();
  await expect(page.getByRole('heading', { name: 'A lock to draw' })).toBeVisible();
  for (const screen of ['myproject', 'profile']) {
    await page.goto(`/student/${screen}`);
    await expect(workLink(page)).toBeVisible();
  }
  await workLink(page).click();
  await expect(page).toHaveURL(/\/student\/work$/);
  await expect(workLink(page)).toHaveAttribute('aria-current', 'page');
});

test('on a phone the first project, or what waits, is on the first screen', async ({
  browser,
  request,
}) => {
  const newcomer = await aNewcomer(request);
  await request.post('/api/Students/introduced', { headers: newcomer.headers });
  for (const [token, first] of [
    [await tokenOf(request, 'student'), (page: Page) => waiting(page).getByRole('link')],
    [newcomer.token, (page: Page) => page.getByRole('article')],
  ] as const) {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    await page.addInitScript((kept) => localStorage.setItem('token', kept), token);
    await page.goto('/student/dashboard');
    const box = await first(page).first().boundingBox();
    expect(box!.y).toBeLessThan(740);
    await page.close();
  }
});

test('what cannot be applied to is folded after what can, on every page of several, and what one has applied to comes last', async ({
  page,
  context,
  request,
}) => {
  const company = await aCompany(request);
  const mark = `Sluice ${Date.now()}`;
  for (const title of ['one', 'two', 'three', 'four'])
    await aProject(request, company.headers, { title: `${mark} ${title}` });
  const list = await request.get(`/api/Projects?searchText=${encodeURIComponent(mark)}`, company);
  const pids = (await list.json()).map(({ pid }: { pid: number }) => pid);
  const begun = pids.slice(2);
  for (const pid of begun)
    await request.put(`/api/Projects/${pid}/status`, {
      headers: company.headers,
      data: { status: 'In Progress' },
    });
  const student = await aNewcomer(request);
  await enterAs(context, student);
  await page.goto(dashboard({ search: mark, pageSize: '3', page: '2' }));
  const cards = page.getByRole('article');
  await expect(page.getByText('1 you cannot apply to')).toBeVisible();
  await expect(cards).toHaveCount(0);
  await page.getByText('1 you cannot apply to').click();
  await expect(cards).toHaveCount(1);
  await applies(request, student, pids[0]);
  await page.goto(dashboard({ search: mark, pageSize: '3' }));
  await expect(cards).toHaveCount(2);
  await expect(cards.last()).toContainText('Pending · Applied');
  await expect(cards.first()).toContainText('Pending · Open');
  await expect(cards.first()).toContainText('€1,200 for the project');
  await page.getByText('2 you cannot apply to').click();
  await expect(cards).toHaveCount(3);
  await expect(cards.last()).toContainText('Ongoing');
  await page.goto(dashboard({ search: mark }));
  await expect(cards).toHaveCount(4);
});
