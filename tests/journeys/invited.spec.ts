import { expect, test } from '../product.ts';
import { signIn, tokenOf } from './demo.ts';
import { linkFor } from './outbox.ts';

test('who was invited is marked and filtered, and invited once more', async ({
  context,
  page,
  request,
}) => {
  const email = `zoe-${Date.now()}@student.example`;
  const headers = { authorization: `Bearer ${await tokenOf(request, 'admin')}` };
  await request.post('/api/Students/add', {
    headers,
    data: {
      firstName: 'Zoë',
      lastName: 'Ångström',
      email,
      engineeringType: 'Civil',
      collegeYear: 'Final',
      university: 'Østfold',
    },
  });
  const first = await linkFor(email);
  await signIn(context, 'admin');
  await page.goto('/admin/manage-students');
  await page.getByLabel('Account').selectOption('Invited');
  await expect(page.getByRole('row')).toHaveCount(2);
  const row = page.getByRole('row', { name: email });
  await expect(row.locator('.state-mark')).toHaveText('Invited');
  await row.getByRole('button', { name: 'More actions for Zoë Ångström' }).click();
  await page.getByRole('button', { name: 'Send invitation again' }).click();
  await expect(page.getByText('Invitation sent to “Zoë Ångström”.')).toBeVisible();
  await expect.poll(() => linkFor(email)).not.toBe(first);
});
