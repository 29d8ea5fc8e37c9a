import { expect, flow, type Page, test } from '../product.ts';
import { hold } from './hold.ts';

const letter = {
  Name: 'Ada Byron',
  Email: 'ada@example.org',
  Subject: 'A footbridge',
  Message: 'Who rates it?',
};

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send' });

async function open(page: Page) {
  await page.goto('/contactus');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

async function write(page: Page) {
  for (const [label, text] of Object.entries(letter))
    await page.getByLabel(label, { exact: true }).fill(text);
}

test('a message arrives, is told so, and the form is empty again', flow, async ({ page }) => {
  const sent = page.waitForRequest('**/api/Contactus');
  await page.route('**/api/Contactus', (route) =>
    route.fulfill({ status: 201, contentType: 'text/plain', body: 'Thank you.' }),
  );
  await open(page);
  await write(page);
  await sendButton(page).click();
  await expect(page.getByRole('status')).toHaveText('Message sent successfully!');
  for (const label of Object.keys(letter))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
  expect((await sent).postDataJSON()).toEqual({ Id: 0, ...letter });
  await expect(sendButton(page)).toBeDisabled();
});

test('what is written before the page’s script has come is kept, and can be sent', async ({
  page,
}) => {
  const comes = await hold(page, '**/_astro/*.js');
  await page.goto('/contactus', { waitUntil: 'commit' });
  await write(page);
  comes();
  await expect(sendButton(page)).toBeEnabled();
  for (const [label, text] of Object.entries(letter))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
});

for (const [fault, fail] of [
  ['the network fails', { abort: true }],
  ['the server fails', { status: 500 }],
  ['too many were sent', { status: 429 }],
] as const) {
  test(`nothing typed is lost when ${fault}`, async ({ page }) => {
    await page.route('**/api/Contactus', (route) =>
      'abort' in fail ? route.abort() : route.fulfill({ status: fail.status, body: '' }),
    );
    await open(page);
    await write(page);
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Something went wrong. Please try again later.',
    );
    for (const [label, text] of Object.entries(letter)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
    }
    await page.unroute('**/api/Contactus');
    await page.route('**/api/Contactus', (route) =>
      route.fulfill({ status: 201, body: 'Thank you.' }),
    );
    await sendButton(page).click();
    await expect(page.getByRole('status')).toHaveText('Message sent successfully!');
  });
}

test('the server takes a message', async ({ page }) => {
  await open(page);
  await write(page);
  await sendButton(page).click();
  await expect(page.getByRole('status')).toHaveText('Message sent successfully!');
});
