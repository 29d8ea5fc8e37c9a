import { signIn, tokenOf } from '../journeys/demo.ts';
import { expect, test } from '../product.ts';

for (const address of ['/admin/dashboard', '/student/dashboard', '/company/company-panel']) {
  test(`without a token ${address} redirects to /auth/login`, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveURL(/\/auth\/login/);
    await expect(page.getByLabel('Email')).toBeVisible();
  });
}

for (const [who, address, home] of [
  ['student', '/admin/dashboard', '/student/dashboard'],
  ['company', '/admin/manage-students', '/company/company-panel'],
  ['admin', '/student/profile', '/admin/dashboard'],
] as const) {
  test(`a ${who} who opens ${address} is led to ${home}`, async ({ page, context }) => {
    await signIn(context, who);
    await page.goto(address);
    await expect(page).toHaveURL(new RegExp(`${home}`));
    await expect(page.getByText('That page is for another type of account.')).toBeVisible();
  });
}

test('the guard covers the student area’s children as well', async ({ page }) => {
  for (const child of ['myproject', 'profile', 'Notifications']) {
    await page.goto(`/student/${child}`);
    await expect(page).toHaveURL(new RegExp(`/auth/login\\?next=%2Fstudent%2F${child}`));
  }
});

for (const [who, role] of [
  ['admin', 'Admin'],
  ['student', 'Student'],
  ['company', 'Company'],
] as const) {
  test(`the role ${role} is in the sign-in response and in the token’s claim`, async ({
    request,
  }) => {
    const answer = await request.post('/api/Auth/Login', {
      data: { email: `${who}@trestle.example`, password: 'Trestle-demo-1' },
    });
    const { token, role: named } = await answer.json();
    expect(named).toBe(role);
    expect(JSON.parse(atob(token.split('.')[1])).role).toBe(role);
  });
}

test('what only an admin may ask is refused to others by the server itself', async ({
  request,
}) => {
  for (const who of ['student', 'company'] as const) {
    const headers = { authorization: `Bearer ${await tokenOf(request, who)}` };
    for (const path of ['/api/students', '/api/Admins', '/api/Companies'])
      expect((await request.get(path, { headers })).status()).toBe(403);
  }
});
