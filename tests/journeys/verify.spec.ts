import { crc32 } from 'node:zlib';
import { aBadgeIssuer } from '../../server/testing/badge-issuer.ts';
import {
  stepResults,
  type Verification,
  verifySteps,
} from '../../src/contract/credentials/verify.ts';
import { expect, flow, type Page, test } from '../product.ts';
import { tokenOf } from './demo.ts';
import { everyWidth, expectAccessible } from './looks.ts';

async function open(page: Page) {
  await page.goto('/verify');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}
const heading = (page: Page) => page.locator('#outcome');
const step = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const choose = (page: Page, name: string, mimeType: string, content: string | Buffer) =>
  page
    .getByLabel('A badge or a certificate', { exact: true })
    .setInputFiles({ name, mimeType, buffer: Buffer.from(content) });

/** A badge whose issuer nobody here can reach. */
async function aBadge(): Promise<{ json: string; token: string }> {
  const weir = await aBadgeIssuer();
  return {
    json: JSON.stringify(await weir.embedded(weir.badge())),
    token: await weir.token(weir.badge()),
  };
}

function png(credential: string): Buffer {
  const typed = Buffer.from(`iTXtopenbadgecredential\0\0\0\0\0${credential}`);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(typed.length - 4, 0);
  numbers.writeUInt32BE(crc32(typed), 4);
  const begin = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([begin, numbers.subarray(0, 4), typed, numbers.subarray(4)]);
}

test('a credential is pasted, and every step says what was found', flow, async ({ page }) => {
  const { json } = await aBadge();
  await open(page);
  await page.getByLabel('Or paste it').fill(json);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(heading(page)).toHaveText('This credential could not be checked');
  await expect(heading(page)).toBeFocused();
  await expect(step(page, 'Form')).toContainText('Passed');
  await expect(step(page, 'Issuer')).toContainText('There is no server named weir.example.');
  await expect(page.getByText('Somebody whose email address is hashed in it')).toBeVisible();
  await page.getByLabel('Or paste it').fill('{}');
  await expect(heading(page)).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('This is not a credential');
  await expect(page.getByText('It is not an Open Badge 3.0: @context')).toBeVisible();
  await expect(step(page, 'Form')).toHaveCount(0);
});

test('whoever is shown a credential of this site sees that it holds, on its page and by its address', async ({
  page,
  request,
}) => {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'student')}` };
  const [{ id }] = await (await request.get('/api/Credentials', { headers })).json();
  const accept = 'application/json';
  const told = await request.get(`/verify/${id}`, { headers: { accept } });
  expect(await told.json()).toMatchObject({ result: 'passed', revoked: null });
  const signed = await (await request.get(`/credentials/${id}`, { headers: { accept } })).json();
  await page.goto(`/verify/${id}`);
  const demo = 'Valid signature. A demo: proves nothing.';
  await expect(heading(page)).toHaveText(demo);
  await expectAccessible(page, 'verify-of-this-site', everyWidth);
  await open(page);
  for (const given of [signed.id, JSON.stringify(signed), ` ${id.toUpperCase()} `]) {
    await page.getByLabel('Or paste it').fill(given);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(heading(page)).toHaveText(demo);
    await expect(step(page, 'Issuer')).toContainText('this site');
  }
  const certificate = await (await request.get(`/credentials/${id}/certificate.pdf`)).body();
  await choose(page, 'certificate.pdf', 'application/pdf', certificate);
  await expect(heading(page)).toHaveText(demo);
  await expect(page.getByText('What the PDF says was not checked')).toBeVisible();
});

test('a badge is chosen, and only the credential in it is sent', async ({ page }) => {
  const { json, token } = await aBadge();
  const openbadges = 'xmlns:openbadges="https://purl.imsglobal.org/ob/v3p0"';
  const svg = (within: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${openbadges}>${within}<script>throw 1</script></svg>`;
  // As the tools of others begin one.
  const doctype = `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">`;
  const files = [
    ['badge.json', 'application/json', json, json],
    ['badge.png', 'image/png', png(json), json],
    ['token.png', 'image/png', png(token), token],
    [
      'a.svg',
      'image/svg+xml',
      svg(`<openbadges:credential><![CDATA[${json}]]></openbadges:credential>`),
      json,
    ],
    ['b.svg', 'image/svg+xml', svg(`<openbadges:credential verify="${token}"/>`), token],
    [
      'other.svg',
      'image/svg+xml',
      `<?xml version="1.0"?>\n${doctype}${svg(`<openbadges:credential verify="${token}"></openbadges:credential>`)}`,
      token,
    ],
  ] as const;
  await open(page);
  for (const [name, type, content, credential] of files) {
    const asked = page.waitForRequest('**/api/Credentials/verify');
    await choose(page, name, type, content);
    expect((await asked).postDataJSON(), name).toEqual({ credential });
    await expect(step(page, 'Form'), name).toContainText('Passed');
  }
  const before = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:o="http://openbadges.org"><o:assertion>${JSON.stringify({ '@context': 'https://w3id.org/openbadges/v2', type: 'Assertion' })}</o:assertion></svg>`;
  await choose(page, 'before.svg', 'image/svg+xml', before);
  await expect(page.getByText('It is an Open Badge 2.0.')).toBeVisible();
  await choose(page, 'plain.png', 'image/png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
  await expect(page.getByRole('alert')).toContainText('This picture contains no credential.');
  await expect(heading(page)).toBeHidden();
  await page.getByLabel('Or paste it').fill('');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('Paste a credential, its address or its number.')).toBeVisible();
});

test('each outcome is clear at every width, in both themes', async ({ page }) => {
  for (const outcome of [...stepResults, 'demo', 'none'] as const) {
    const result = outcome === 'demo' ? 'passed' : outcome === 'none' ? 'failed' : outcome;
    const answer: Verification = {
      result,
      steps: verifySteps.map((one) => ({
        step: one,
        result: one === 'key' ? result : 'passed',
        sentence: 'The key that signed it is one of the issuer’s keys for issuing credentials.',
      })),
      summary:
        outcome === 'none'
          ? null
          : {
              achievement: 'A weir that fish can pass',
              issuer: 'Weir College',
              recipient: 'Ada Byron',
              validFrom: '2031-05-04T09:30:00Z',
              validUntil: '2041-05-04T09:30:00Z',
              isDemo: outcome === 'demo',
            },
    };
    await page.route('**/api/Credentials/verify', (route) => route.fulfill({ json: answer }));
    await open(page);
    await page.getByLabel('Or paste it').fill('{}');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(heading(page)).toBeVisible();
    await expectAccessible(page, `verify-${outcome}`, everyWidth);
    await page.unrouteAll();
  }
});
