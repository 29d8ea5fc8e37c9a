import { stated } from '../../src/contract/testing/conditions.ts';
import { demoCompany, keepToken } from '../journeys/company.ts';
import { tokenOf } from '../journeys/demo.ts';
import { watch } from '../journeys/keyboard.ts';
import { dashboard, postProject } from '../journeys/project.ts';
import { expect, type Locator, test } from '../product.ts';

const far = 'https://far.example';

/** Each would act, call another host, look like the product or take over a name, if it came through. */
const hostile = [
  '<script>window.hit = 1</script><script src="https://far.example/a.js"></script>',
  '<img src=x onerror="window.hit = 1"><img src="https://far.example/i.png" srcset="https://far.example/j.png 2x">',
  `![a crane](${far}/crane.png) <picture><source srcset="${far}/p.png"></picture>`,
  '[a](javascript:window.hit=1) [b](JaVaScRiPt:window.hit=1) [c](data:text/html,<script>window.hit=1</script>)',
  '<a href="java&#10;script:window.hit=1">d</a> <a href="vbscript:hit">e</a> <a href="//far.example">f</a> <a href="/logout">g</a>',
  `<a href="${far}" target="_self" rel="opener" ping="${far}/ping" onclick="window.hit=1" style="position:fixed;inset:0" download>h</a>`,
  '<svg onload="window.hit=1"><script>window.hit=1</script><image href="https://far.example/s.png"/><use href="https://far.example/u.svg#a"/></svg>',
  '<style>@import "https://far.example/a.css"; body { display: none }</style><link rel="stylesheet" href="https://far.example/a.css">',
  '<iframe src="https://far.example" srcdoc="<script>parent.hit=1</script>"></iframe><object data="https://far.example/o"></object><embed src="https://far.example/e">',
  '<form action="https://far.example"><input name="password" autofocus onfocus="window.hit=1"><button formaction="javascript:window.hit=1">Sign in</button><textarea></textarea><select><option>1</option></select></form>',
  '<meta http-equiv="refresh" content="0;url=https://far.example"><base href="https://far.example/">',
  '<p id="main" name="body" class="btn btn-accent" data-bs-toggle="modal" aria-hidden="true" role="alert" tabindex="1" contenteditable style="color:red">named</p>',
  '<h1 id="root" onmouseover="window.hit=1"><b onclick="window.hit=1">loud</b><script>window.hit=1</script> heading</h1>',
  '<video src="https://far.example/v" autoplay></video><audio src="https://far.example/v" autoplay></audio><video poster="https://far.example/v.png"></video>',
  '<details open ontoggle="window.hit=1"><summary>s</summary></details><dialog open>d</dialog><marquee onstart="window.hit=1">m</marquee><template><img src=x onerror=window.hit=1></template>',
  '<table background="https://far.example/t.png"><tr><td background="https://far.example/t.png">cell</td></tr></table><x-slot is="x">y</x-slot>',
].join('\n\n');

/** What browsers read anew in another way; each swallows what follows it. */
const mutating = [
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hit=1&gt;">',
  '<form id="login"><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=window.hit=1 src>">',
  '<noscript><p title="</noscript><img src=x onerror=window.hit=1>"></noscript>',
];

const harmless = [
  '# Large heading',
  '**strong** and *light* with `code`',
  '3. third\n4. fourth',
  `[plain](${far}/plain) [old](http://far.example) [post](mailto:joan@far.example)`,
  '| Load | Span |\n|---|---|\n| 5 | 3 |',
].join('\n\n');

const words = [
  ...['p', 'br', 'hr', 'strong', 'em', 'del', 'code', 'pre', 'blockquote', 'a', 'ul', 'ol', 'li'],
  ...['h3', 'h4', 'h5', 'h6', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

/** An error, or a request to another host. That the policy refuses something is also said of a text that is only read. */
const isGrave = (complaint: string) => /^(error|https?):/.test(complaint);

/** Every element of a rendered text, with its attributes. */
const elementsOf = (text: Locator) =>
  text.locator('*').evaluateAll((elements) =>
    elements.map((element) => ({
      name: element.localName,
      attributes: Object.fromEntries(
        [...element.attributes].map(({ name, value }) => [name, value]),
      ),
    })),
  );

/** What came through is words, lists, tables, and links that open apart. */
async function expectHarmless(text: Locator) {
  await expect(text.getByRole('heading', { name: 'Large heading' })).toBeVisible();
  const elements = await elementsOf(text);
  expect(elements.filter(({ name }) => !words.includes(name))).toEqual([]);
  for (const { name, attributes } of elements) {
    const { href, start, ...others } = attributes;
    if (start !== undefined) expect({ name, start }).toEqual({ name: 'ol', start: '3' });
    if (href === undefined) expect(others, name).toEqual({});
    else {
      expect(name).toBe('a');
      expect(href).toMatch(/^(https?:\/\/|mailto:)/);
      expect(others).toEqual({ target: '_blank', rel: 'noopener noreferrer nofollow' });
    }
  }
  expect(await text.page().evaluate(() => 'hit' in window)).toBe(false);
}

async function expectWords(text: Locator) {
  const links = await text.getByRole('link').allTextContents();
  expect(links).toEqual(['plain', 'old', 'post', 'h']);
  await expect(text).toContainText('a crane');
  await expect(text).toContainText('loud heading');
  await expect(text.locator('ol')).toHaveAttribute('start', '3');
  await expect(text.getByRole('cell', { name: '5' })).toBeVisible();
}

test('of a hostile description only its words reach a student, and nothing is asked of another host', async ({
  context,
  request,
}) => {
  const pid = await postProject(request, {
    title: 'A hostile crane',
    description: `${harmless}\n\n${hostile}`,
  });
  const complaints = watch(context);
  const page = await context.newPage();
  await keepToken(page, await tokenOf(request, 'student'));
  await page.goto(dashboard({ project: `${pid}` }));
  const dialog = page.getByRole('dialog', { name: 'A hostile crane' });
  await expectHarmless(dialog.locator('.markdown'));
  await expectWords(dialog.locator('.markdown'));
  await expect(page).toHaveURL(/\/student\/dashboard/);
  expect(complaints.filter(isGrave)).toEqual([]);
});

test('nor does anything of what changes when it is read twice', async ({ context, request }) => {
  const complaints = watch(context);
  const page = await context.newPage();
  await keepToken(page, await tokenOf(request, 'student'));
  for (const [at, sign] of mutating.entries()) {
    const title = `A crane that changes ${at}`;
    const pid = await postProject(request, { title, description: `${harmless}\n\n${sign}` });
    await page.goto(dashboard({ project: `${pid}` }));
    await expectHarmless(page.getByRole('dialog', { name: title }).locator('.markdown'));
  }
  expect(complaints.filter(isGrave)).toEqual([]);
});

test('a description whose script does not come stands as it was written', async ({
  context,
  request,
}) => {
  const description = 'A **span** of steel.';
  const pid = await postProject(request, { title: 'A plain crane', description });
  const page = await context.newPage();
  await keepToken(page, await tokenOf(request, 'student'));
  await page.route('**/Rendered.*.js', (route) => route.abort());
  await page.goto(dashboard({ project: `${pid}` }));
  const dialog = page.getByRole('dialog', { name: 'A plain crane' });
  await expect(dialog.locator('.markdown')).toHaveText(description);
  await expect(dialog.getByRole('term').first()).toBeVisible();
});

test('the company sees the same of its own words', async ({ context, request }) => {
  const pid = await postProject(request, {
    title: 'A hostile lock',
    description: `${harmless}\n\n${hostile}`,
  });
  const complaints = watch(context);
  const page = await context.newPage();
  await keepToken(page, (await demoCompany(request)).token);
  await page.goto(`/company/project?project=${pid}`);
  await expectHarmless(page.locator('.markdown'));
  await expectWords(page.locator('.markdown'));
  expect(complaints.filter(isGrave)).toEqual([]);
});

/** Thousands of quotations within each other. */
const deep = `${'>'.repeat(9_000)} a crane`;

test('a description of any depth is refused at its field, and breaks no screen while it is written', async ({
  context,
  request,
}) => {
  const { token, headers } = await demoCompany(request);
  const refused = await request.post('/api/Projects', {
    headers,
    data: {
      title: 'A deep crane',
      description: deep,
      engineeringType: 'Civil',
      duration: 14,
      location: 'Leeds',
      ...stated,
    },
  });
  expect(refused.status()).toBe(400);
  expect((await refused.json()).errors).toMatchObject([{ path: 'description' }]);

  const complaints = watch(context);
  const page = await context.newPage();
  await keepToken(page, token);
  await page.goto('/company/post-project');
  const field = page.getByLabel('Description', { exact: true });
  for (const text of [deep, 'x'.repeat(1_000_000), '**a *b '.repeat(1_400), '[a]('.repeat(2_500)]) {
    await field.fill(text);
    const preview = page.getByRole('region', { name: 'What students see' });
    await expect(preview.locator('.markdown')).toContainText(text.slice(0, 1_000).trim());
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(complaints.filter(isGrave)).toEqual([]);
});
