import { expect, flow, test } from '../product.ts';
import { stateConditions } from './company.ts';
import { choose, enter, fill, press, tabTo, watch } from './keyboard.ts';
import { codeFor } from './outbox.ts';

const title = `Footbridge over the mill race ${Date.now()}`;
const email = `ada-${Date.now()}@student.example`;
const password = 'Bridge-builder-1';

/** The product's main job, by keyboard alone: a project is posted, applied to, offered and accepted. */
test('from a posted project to an accepted place', flow, async ({ browser }) => {
  const companyContext = await browser.newContext();
  const studentContext = await browser.newContext();
  const complaints = [watch(companyContext), watch(studentContext)];
  const company = await companyContext.newPage();
  const student = await studentContext.newPage();

  await test.step('the company signs in', async () => {
    await company.goto('/auth/login');
    await fill(company.getByLabel('Email'), 'company@trestle.example');
    await fill(company.getByLabel('Password', { exact: true }), 'Trestle-demo-1');
    await enter(company.getByRole('button', { name: 'Login' }));
    await expect(company).toHaveURL(/\/company\/company-panel$/);
  });

  await test.step('and posts a project with two places', async () => {
    await press(company.getByRole('navigation').getByRole('link', { name: 'Post a project' }));
    await fill(company.getByLabel('Title'), title);
    await fill(company.getByLabel('Description'), 'Survey the banks, choose a span, draw it.');
    await choose(company.getByLabel('Engineering type'), 'Civil');
    await fill(company.getByLabel('Location'), 'Manchester');
    await fill(company.getByLabel('Duration in days'), '21');
    await fill(company.getByLabel('Places'), '2');
    await stateConditions(company);
    await press(company.getByRole('button', { name: 'Post project' }));
    await press(company.getByRole('dialog').getByRole('button', { name: 'Post project' }));
    await expect(company.getByRole('status').filter({ hasText: '” posted' })).toBeVisible();
    const row = company.getByRole('article', { name: title });
    await expect(row).toContainText('Pending');
    await expect(row).toContainText('2 places, none taken');
  });

  await test.step('a student registers and confirms the address', async () => {
    await student.goto('/auth/login');
    await press(student.getByRole('link', { name: 'Sign up' }));
    await expect(student).toHaveURL(/\/auth\/register$/);
    await fill(student.getByLabel('First name'), 'Ada');
    await fill(student.getByLabel('Last name'), 'Byron');
    await fill(student.getByLabel('Email'), email);
    await choose(student.getByLabel('Engineering type'), 'Civil');
    await choose(student.getByLabel('College year'), 'Final');
    await fill(student.getByLabel('University'), 'University of London');
    await fill(student.getByLabel('Password', { exact: true }), password);
    await enter(student.getByRole('button', { name: 'Sign up' }));
    const code = student.getByLabel('Six-digit code');
    await expect(code).toBeFocused();
    await student.keyboard.type(await codeFor(email));
    await student.keyboard.press('Enter');
    await expect(student).toHaveURL(/\/student\/dashboard$/);
    await expect(student.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
  });

  const card = student.getByRole('article', { name: title });
  await test.step('finds the project by its title', async () => {
    await fill(student.getByLabel('Search by title'), title);
    await expect(student.getByText('1 project with')).toBeVisible();
    await expect(card).toContainText('2 places left');
  });

  await test.step('and applies', async () => {
    await press(card.getByRole('button', { name: 'Register' }));
    const dialog = student.getByRole('dialog');
    await fill(dialog.getByLabel('Message'), 'I have drawn three, and built one.');
    await fill(dialog.getByLabel('Resume link'), 'https://ada.example/cv');
    await press(dialog.getByRole('button', { name: 'Submit application' }));
    await expect(student.getByText('Application submitted successfully!')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(card.getByRole('button', { name: 'Register' })).toBeDisabled();
    await expect(card).toContainText('You have applied.');
  });

  const application = student.getByRole('article', { name: title });
  await test.step('the application is under review', async () => {
    await press(student.getByRole('navigation').getByRole('link', { name: 'My Projects' }));
    await expect(application).toContainText('Under Review');
  });

  await test.step('the company sees it and offers a place', async () => {
    await company.reload();
    await press(company.getByRole('link', { name: `Applicants of ${title}` }));
    await press(company.getByRole('link', { name: 'Ada Byron' }));
    const applicant = company.getByRole('dialog', { name: 'Ada Byron' });
    await expect(applicant).toContainText('I have drawn three, and built one.');
    await press(applicant.getByRole('button', { name: 'Offer a place' }));
    const offer = company.getByRole('dialog', { name: 'Offer a place: Ada Byron' });
    await fill(offer.getByLabel('Note'), 'We start on Monday.');
    await press(offer.getByRole('button', { name: 'Offer a place' }));
    await expect(applicant).toContainText('Offered');
    await company.keyboard.press('Escape');
    await expect(applicant).toBeHidden();
    await expect(company.getByText('1 offered, of 2 places')).toBeVisible();
  });

  await test.step('the student accepts', async () => {
    await student.reload();
    await expect(application).toContainText('You have been offered a place.');
    await press(application.getByRole('link', { name: /^Read the offer/ }));
    await press(student.getByRole('dialog').getByRole('button', { name: 'Accept' }));
    await press(student.getByRole('dialog').getByRole('button', { name: 'Accept' }));
    await expect(student.getByRole('dialog')).toContainText('The place is yours.');
    await student.keyboard.press('Escape');
    await expect(application).toContainText('Accepted');
  });

  await test.step('and a place is gone for everyone who browses', async () => {
    await press(student.getByRole('navigation').getByRole('link', { name: 'Browse Projects' }));
    await fill(student.getByLabel('Search by title'), title);
    await expect(card).toContainText('1 place left');
  });

  await test.step('signing out leads to the door', async () => {
    await tabTo(student.getByRole('button', { name: 'Logout' }));
    await student.keyboard.press('Enter');
    await expect(student).toHaveURL(/\/auth\/login$/);
    expect(await student.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  expect(complaints.flat()).toEqual([]);
});
