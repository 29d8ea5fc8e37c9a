import type { Route } from '@playwright/test';
import { postProjects, signIn, tokenOf } from '../journeys/demo.ts';
import { dashboard, moveProject, postProject } from '../journeys/project.ts';
import { expect, test } from '../product.ts';

const mark = `Cofferdam ${Date.now()}`;

test.beforeEach(({ context }) => signIn(context, 'student').then(() => {}));

test('the address opens the dialog of a project that is on another page', async ({
  page,
  request,
}) => {
  const pid = await postProject(request, {
    title: `${mark} first`,
    skills: 'CAD, Caisson design',
    projectLink: 'https://works.example/cofferdam',
    description: 'Line one.\nLine two.',
    places: 3,
  });
  await postProjects(
    request,
    ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${mark} ${name}`),
  );
  await page.goto(dashboard({ project: `${pid}` }));
  const dialog = page.getByRole('dialog', { name: `${mark} first` });
  await expect(dialog).toContainText('0 of 3 offered or taken');
  await expect(dialog).toContainText('14 days');
  await expect(dialog).toContainText('Line one.\nLine two.', { useInnerText: true });
  await expect(dialog.getByRole('list', { name: 'Skills' }).getByRole('listitem')).toHaveCount(2);
  await expect(dialog.getByRole('heading', { name: /^Your fit: \d+ of 100$/ })).toBeVisible();
  const link = dialog.getByRole('link', { name: /works\.example/ });
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(link).toHaveAttribute('target', '_blank');
  await dialog.getByRole('button', { name: /^Register/ }).click();
  await expect(page).toHaveURL(new RegExp(`apply=${pid}`));
  await expect(page.getByRole('dialog', { name: 'Apply' })).toContainText(`${mark} first`);
  await page.goBack();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/dashboard\?sort=newest$/);
  await expect(page.getByRole('main')).toBeFocused();
});

test('the parts of the fit add up to the score, and the card says the same', async ({ page }) => {
  await page.goto(dashboard({ sort: 'fit' }));
  const card = page.getByRole('article').first();
  const score = Number((await card.locator('.fit-score strong').textContent())?.match(/\d+/)?.[0]);
  await card.getByRole('link', { name: /^Read more/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: `Your fit: ${score} of 100` })).toBeVisible();
  const points = await dialog.locator('.fit-points').allTextContents();
  const sum = points.reduce((total, text) => total + Number.parseInt(text, 10), 0);
  // Each part is rounded by itself.
  expect(Math.abs(sum - score)).toBeLessThanOrEqual(1);
});

test('progress notes, the times to an answer and to a review and the verified mark come from the project’s own call', async ({
  page,
  request,
}) => {
  const pid = await postProject(request, { title: `${mark} noted` });
  const nothing = { responseDays: null as number | null, reviewDays: null as number | null };
  let told = { notes: [] as object[], ...nothing, companyVerified: false };
  await page.route(`**/api/Projects/${pid}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...told } });
  });
  await page.goto(dashboard({ project: `${pid}` }));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Engineering type');
  await expect(dialog).not.toContainText('This company');
  await expect(dialog).not.toContainText('Verified company');
  await expect(dialog).not.toContainText('Progress notes');
  const notes = [{ title: 'Piles are in', remarks: 'All 40.', at: '2025-03-01T09:30:00.000Z' }];
  told = { notes, responseDays: 2.4, reviewDays: 1.9, companyVerified: true };
  await page.reload();
  await expect(dialog).toContainText(
    'This company usually answers within 3 days and reviews deliveries in about 2 days.',
  );
  await expect(dialog).toContainText('Verified company');
  await expect(dialog.getByRole('region', { name: 'Progress notes' })).toContainText('All 40.');
});

test('a project that is not there says so', async ({ page }) => {
  await page.goto(dashboard({ project: '99999999' }));
  await expect(page.getByRole('heading', { name: 'Project not found' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('one that fails to load can be asked for again; what the list knows is shown meanwhile', async ({
  page,
  request,
}) => {
  const pid = await postProject(request, { title: `${mark} torn` });
  await page.route(`**/api/Projects/${pid}`, (route) => route.abort());
  await page.goto(dashboard({ search: 'nothing of this name', project: `${pid}` }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('This project could not be loaded.');
  await page.goto(dashboard({ search: `${mark} torn`, project: `${pid}` }));
  await expect(dialog).toContainText('Survey the banks');
  await expect(dialog).toContainText('Progress notes could not be loaded.');
  await page.unroute(`**/api/Projects/${pid}`);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText('Progress notes could not be loaded.')).toBeHidden();
});

test('a disabled Register says why, on the card and in the dialog', async ({ page, request }) => {
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  const ended = await postProject(request, { title: `${mark} ended`, deadline: soon });
  const held = await postProject(request, { title: `${mark} held` });
  const applied = await postProject(request, { title: `${mark} applied` });
  const full = await postProject(request, { title: `${mark} full` });
  await moveProject(request, held, 'On Hold');
  const headers = { authorization: `Bearer ${await tokenOf(request, 'student')}` };
  const { sId } = await (await request.get('/api/students/me', { headers })).json();
  await request.post('/api/RegProjects', { headers, data: { studentId: sId, projectId: applied } });
  const later = Date.now() + 7_200_000;
  /** An answer of two hours later: the page goes by the server's time. */
  const answerLater = async (route: Route) => {
    const response = await route.fetch();
    return { response, headers: { ...response.headers(), date: new Date(later).toUTCString() } };
  };
  await page.route(/\/api\/(?!Notifications\/stream)/, async (route) =>
    route.fulfill(await answerLater(route)),
  );
  await page.route('**/api/Projects?*', async (route) => {
    const answer = await answerLater(route);
    const rows = await answer.response.json();
    for (const row of rows) if (row.pid === full) row.placesTaken = row.places;
    await route.fulfill({ ...answer, json: rows });
  });
  await page.clock.setFixedTime(later);
  const reasons = [
    [ended, 'ended', /^Applications closed on \d+ \w+\.$/],
    [held, 'held', / has put this project on hold\.$/],
    [applied, 'applied', 'You have applied.'],
    [full, 'full', 'All places are taken.'],
  ] as const;
  for (const [pid, word, reason] of reasons) {
    await page.goto(dashboard({ search: `${mark} ${word}`, project: `${pid}` }));
    const button = page.getByRole('dialog').getByRole('button', { name: /^Register/ });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(reason);
    await page.keyboard.press('Escape');
    const onCard = page.locator(`#register-card-${pid}`);
    await expect(onCard).toBeDisabled();
    await expect(onCard).toHaveAccessibleDescription(reason);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
