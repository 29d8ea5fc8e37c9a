import { expect, type Page, test } from '../product.ts';
import { aNewcomer, enterAs } from './newcomer.ts';
import { unknownCode } from './outbox.ts';
import { dashboard, postProject } from './project.ts';

/** A browser’s translator: it takes each text out of the page and puts its own elements in its place, again whenever text changes. */
const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const leave = 'script, style, textarea, option, [translate=no], font font';
    const wrap = (text: Text) => {
      if (!text.data.trim() || text.parentElement?.closest(leave)) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.append(document.createTextNode(`«${text.data}»`));
      outer.append(inner);
      text.replaceWith(outer);
    };
    const all = (root: Node) => {
      const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walk.nextNode()) found.push(walk.currentNode as Text);
      for (const text of found) wrap(text);
    };
    const translated = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) node instanceof Text ? wrap(node) : all(node);
    });
    translated.observe(document.body, { childList: true, subtree: true });
    all(document.body);
  });

/** Broken by anything else that moves what the page has drawn: the next element is not put in. */
const breakNextDrawing = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { insertBefore } = Node.prototype;
    Node.prototype.insertBefore = () => {
      Node.prototype.insertBefore = insertBefore;
      throw new DOMException('The node is not a child of this node.', 'NotFoundError');
    };
  });

const opened = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await expect(page.locator('button[type=submit]').first()).toBeEnabled();
  await translate(page);
};

test('a translated sign-in says what is wrong and signs in', async ({ page }) => {
  await opened(page, '/auth/login');
  const [email, password] = [page.locator('#field-email'), page.locator('#field-password')];
  await email.fill('student@trestle.example');
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('link', { name: '«Password is required.»' })).toBeVisible();
  await password.fill('not-this-one');
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('alert')).toContainText('«Email or password is wrong.');
  await expect(email).toHaveValue('student@trestle.example');
  await password.fill('Trestle-demo-1');
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible();
});

test('every door, the contact form and the check of a credential work while they are translated', async ({
  page,
}) => {
  await opened(page, '/auth/register');
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('link', { name: '«First name is required.»' })).toBeVisible();
  await page.locator('.kind').last().click();
  await expect(page.getByLabel('«Company name»')).toBeVisible();

  await opened(page, `/auth/reset#${unknownCode}`);
  await page.locator('#field-password').fill('Bridge-builder-1');
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('heading', { name: '«This link no longer works»' })).toBeVisible();

  await opened(page, '/auth/forgot');
  await page.locator('#field-email').fill('nobody@student.example');
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('heading', { name: '«Check your email»' })).toBeVisible();

  await opened(page, '/verify');
  for (const said of ['not a credential', 'nor this'] as const) {
    await page.locator('textarea').fill(said);
    await page.locator('button[type=submit]').click();
    await expect(page.locator('#outcome, [role=alert], .invalid-feedback').first()).toContainText(
      '«',
    );
  }

  await page.goto('/contactus');
  await page.locator('#field-Name').scrollIntoViewIfNeeded();
  await page.locator('#field-Name').fill('Ada');
  await page.locator('#field-Email').fill('ada@student.example');
  await page.locator('#field-Subject').fill('A bridge');
  await page.locator('#field-Message').fill('Is there one?');
  await expect(page.locator('button[type=submit]')).toBeEnabled();
  await translate(page);
  await page.locator('button[type=submit]').click();
  await expect(page.getByText('«Message sent successfully!»')).toBeVisible();
  await page.locator('#field-Name').fill('Ada again');
  await expect(page.getByText('Message sent successfully!')).toBeHidden();
});

test('an application that is sent from a translated page is seen to be sent', async ({
  page,
  context,
  request,
}) => {
  const title = `Translated ${Date.now()}`;
  const pid = await postProject(request, { title });
  await enterAs(context, await aNewcomer(request));
  await page.goto(dashboard({ search: title, apply: `${pid}` }));
  await expect(page.getByRole('button', { name: 'Submit application' })).toBeVisible();
  await translate(page);
  await page.getByRole('button', { name: '«Submit application»' }).click();
  await expect(page.getByText('«Application submitted successfully!»')).toBeVisible();
  await expect(page.getByRole('article')).toContainText('You have applied.');
  await expect(page.getByText('stopped working')).toHaveCount(0);
});

test('a page that something broke keeps what was typed and offers to go on', async ({ page }) => {
  for (const [address, fields] of [
    ['/auth/login', { email: 'student@trestle.example', password: 'Trestle-demo-2' }],
    ['/auth/forgot', { email: 'student@trestle.example' }],
  ] as const) {
    await page.goto(address);
    for (const [name, text] of Object.entries(fields))
      await page.locator(`#field-${name}`).fill(text);
    await breakNextDrawing(page);
    await page.locator('button[type=submit]').click();
    await expect(page.getByText('This part of the page stopped working.')).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    for (const [name, text] of Object.entries(fields))
      await expect(page.locator(`#field-${name}`)).toHaveValue(text);
  }
});
