import { theCompany } from '../journeys/applications.ts';
import { keepToken } from '../journeys/company.ts';
import { tokenOf } from '../journeys/demo.ts';
import { everyWidth, expectAccessible } from '../journeys/looks.ts';
import { aNewcomer, enterAs } from '../journeys/newcomer.ts';
import { moveProject, postProject } from '../journeys/project.ts';
import { expect, test } from '../product.ts';

const mark = `Weir ${Date.now()}`;

test('View shows what Browse shows, and everybody reads one word for a status', async ({
  context,
  page,
  browser,
  request,
}) => {
  const pid = await postProject(request, {
    title: mark,
    description: 'Survey the **banks**, choose a span.',
    skills: 'Surveying, CAD',
    projectLink: 'https://weir.example/brief',
  });
  const mary = await aNewcomer(request);
  await request.post('/api/RegProjects', {
    headers: mary.headers,
    data: { studentId: mary.sId, projectId: pid },
  });
  const list = await request.get(`/api/RegProjects/student/${mary.sId}`, { headers: mary.headers });
  const [{ applicationId }] = await list.json();
  await (await theCompany(request)).move(applicationId, { event: 'shortlist' });
  await moveProject(request, pid, 'In Progress');
  const company = { authorization: `Bearer ${await tokenOf(request, 'company')}` };
  await request.post('/api/StatusUpdates', {
    headers: company,
    data: {
      projectTitle: mark,
      projectId: pid,
      title: 'Initial Review',
      remarks: 'The banks hold.',
    },
  });

  await enterAs(context, mary);
  await page.goto(`/student/myproject?application=${applicationId}`);
  const view = page.getByRole('dialog', { name: mark });
  await expect(view.locator('.markdown strong')).toHaveText('banks');
  for (const words of ['The banks hold.', 'Surveying', 'Ongoing', 'Verified company'])
    await expect(view).toContainText(words);
  await expect(view.getByRole('link', { name: /weir.example/ })).toBeVisible();
  await expectAccessible(page, 'view-application', everyWidth);

  await page.goto(`/student/dashboard?search=${encodeURIComponent(mark)}`);
  const card = page.getByRole('article', { name: mark });
  await expect(card.locator('.tag')).toHaveText('Ongoing');
  await expect(card).toContainText('You have applied.');

  const theirs = await browser.newPage();
  await keepToken(theirs, await tokenOf(request, 'company'));
  await theirs.goto(`/company/project?project=${pid}`);
  const facts = theirs.getByRole('region', { name: 'What students see' });
  await expect(facts.locator('.markdown strong')).toHaveText('banks');
  await expect(facts).toContainText('Ongoing');
  await expect(theirs.locator('.project-state')).toContainText('Ongoing');
  await expectAccessible(theirs, 'company-project-facts', everyWidth);
  await theirs.close();

  const office = await browser.newPage();
  await keepToken(office, await tokenOf(request, 'admin'));
  await office.goto(`/admin/manage-project?search=${encodeURIComponent(mark)}`);
  await expect(office.getByRole('row', { name: mark }).locator('.tag')).toHaveText('Ongoing');
  await office.keyboard.press('/');
  await office
    .getByRole('dialog')
    .getByRole('combobox')
    .or(office.getByRole('dialog').getByRole('searchbox'))
    .first()
    .fill(mark);
  await expect(office.getByRole('dialog')).toContainText(', Ongoing');
  await office.close();
});
