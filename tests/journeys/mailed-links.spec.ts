import type { APIRequestContext, Browser } from '@playwright/test';
import { test as base, expect, type Page } from '../product.ts';
import { aCompany, settles } from './company.ts';
import { tokenOf } from './demo.ts';
import { openMailServer } from './mailbox.ts';
import { aNewcomer } from './newcomer.ts';
import { codeFor, keepMail, mailAbout } from './outbox.ts';
import { aRoom } from './room.ts';

/** The product sends by SMTP, and what arrives is read as a mail program would. */
const test = base.extend<object, { smtpUrl: string }>({
  smtpUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
    async ({}, use) => {
      const server = await openMailServer(async (mail) => keepMail(mail));
      await use(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

interface World {
  readonly request: APIRequestContext;
  readonly browser: Browser;
  readonly admin: { authorization: string };
}

const addressOf = (name: string) => `${name}-${Date.now()}@people.example`;
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const choosePassword = async (page: Page) => {
  await page.getByLabel('New password').fill('A lattice of my own');
  await press(page, 'Set password');
};

/** What is mailed, whom to, where it leads, and what is done there. */
const links = [
  {
    subject: 'Set a new Trestle password',
    async mailed({ request }: World) {
      const { email } = await aNewcomer(request);
      await request.post('/api/Auth/ForgotPassword', { data: { email } });
      return email;
    },
    opens: 'Set your password',
    goOn: choosePassword,
    done: 'Password set.',
  },
  {
    subject: 'You have been invited to Trestle',
    async mailed({ request, admin }: World) {
      const email = addressOf('zoe');
      const studies = { engineeringType: 'Civil', collegeYear: 'Final', university: 'Østfold' };
      const data = { firstName: 'Zoë', lastName: 'Ångström', email, ...studies };
      await request.post('/api/Students/add', { headers: admin, data });
      return email;
    },
    opens: 'Set your password',
    goOn: choosePassword,
    done: 'Password set.',
  },
  {
    subject: 'Confirm your new email address for Trestle',
    mailed: async (world: World) => (await addressChange(world)).to,
    opens: 'Confirm your new email address',
    goOn: (page: Page) => press(page, 'Confirm this address'),
    done: 'Your new address is confirmed',
  },
  {
    subject: 'Your Trestle email address is about to change',
    mailed: async (world: World) => (await addressChange(world)).from,
    opens: 'Keep your email address?',
    goOn: (page: Page) => press(page, 'Keep my address'),
    done: 'Your address stays',
  },
  {
    subject: 'You have been invited to a company on Trestle',
    async mailed({ request }: World) {
      const { headers } = await aCompany(request);
      const data = { name: 'Sam Osei', email: addressOf('sam'), memberRole: 'Recruiter' };
      await request.post('/api/Companies/me/invitations', { headers, data });
      return data.email;
    },
    opens: /^Join Lyme Works/,
    async goOn(page: Page) {
      await page.getByLabel('Choose a password').fill('A lattice of my own');
      await press(page, /^Join Lyme Works/);
    },
    done: 'You have joined the company.',
  },
  {
    subject: 'Confirm your request to join your company on Trestle',
    async mailed({ request }: World) {
      const { headers } = await aCompany(request);
      const domain = `weir-${Date.now()}.example`;
      const of = '/api/Companies/me/domains';
      const added = await request.post(of, { headers, data: { domain } });
      const [{ id }] = await added.json();
      const email = `sam@${domain}`;
      await request.post(`${of}/${id}/code`, { headers, data: { email } });
      const data = { code: await codeFor(email) };
      expect((await request.post(`${of}/${id}/proof`, { headers, data })).ok()).toBe(true);
      const asking = { name: 'Ada Moss', email: `ada@${domain}` };
      await request.post('/api/Auth/JoinRequests', { data: asking });
      return asking.email;
    },
    opens: 'Ask to join your company?',
    goOn: (page: Page) => press(page, 'Ask the owners'),
    done: 'The owners have been asked',
  },
  {
    subject: 'You are asked to evaluate a student’s work',
    async mailed({ request, browser }: World) {
      const { id, company, student } = await aRoom(browser, request);
      await settles(request, id, company.headers, student.headers);
      const data = { name: 'Ines Roth', email: addressOf('ines') };
      const to = `/api/Engagements/${id}/evaluations/final/link`;
      await request.post(to, { headers: company.headers, data });
      return data.email;
    },
    opens: 'Evaluate Mary Anning',
    goOn: (page: Page) => page.getByLabel('In your own words').fill('It holds.'),
    done: /^Saved\./,
  },
];

async function addressChange({ request, admin }: World) {
  const { sId, email } = await aNewcomer(request);
  const to = addressOf('moved');
  const studies = { engineeringType: 'Civil', collegeYear: 'Third', university: 'Lyme Regis' };
  const data = { firstName: 'Mary', lastName: 'Anning', email: to, ...studies };
  expect((await request.put(`/api/students/${sId}`, { headers: admin, data })).ok()).toBe(true);
  return { from: email, to };
}

for (const { subject, mailed, opens, goOn, done } of links) {
  test(`‘${subject}’ leads on when its link was changed or cut off`, async ({
    browser,
    request,
  }) => {
    const admin = { authorization: `Bearer ${await tokenOf(request, 'admin')}` };
    const text = await mailAbout(subject, await mailed({ request, browser, admin }));
    const link = /http\S+#\S+/.exec(text)![0];
    const code = /^\w{4}(?:-\w{4})+$/m.exec(text)![0];
    const opened = (page: Page) =>
      expect(page.getByRole('heading', { name: opens, level: 1 })).toBeVisible();
    const at = async (address: string) => {
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(address);
      return page;
    };
    const enter = async (page: Page, given: string) => {
      await page.getByLabel('Code from our email').fill(given);
      await press(page, 'Continue');
    };

    const changed = await at(link.replace('#', '%23'));
    await opened(changed);
    expect(new URL(changed.url()).pathname).toBe(new URL(link).pathname);
    await changed.context().close();

    const cut = await at(link.slice(0, -20));
    await enter(cut, link.slice(0, -20));
    await expect(cut.getByText('This is not the whole code.')).toBeVisible();
    await enter(cut, code.toLowerCase().replaceAll('-', ' '));
    await opened(cut);
    await cut.context().close();

    const bare = await at(link.replace(/#.*/, ''));
    await enter(bare, `<${link.replace('#', '%23')}>`);
    await opened(bare);
    await goOn(bare);
    await expect(bare.getByText(done).first()).toBeVisible();
    await bare.context().close();
  });
}
