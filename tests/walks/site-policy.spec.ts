import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { sites } from '../prepare.ts';

const pages = globSync('**/*.html', { cwd: sites.own })
  .map((file) => ({ file, html: readFileSync(join(sites.own, file), 'utf8') }))
  // A page that has moved says so, and holds nothing.
  .filter(({ html }) => !html.includes('http-equiv="refresh"'));

test('every page that was built says what it may load, before anything from elsewhere acts', () => {
  expect(pages.length).toBeGreaterThan(20);
  for (const { file, html } of pages) {
    const [meta = '', policy = ''] =
      /<meta http-equiv="content-security-policy" content="([^"]+)">/.exec(html) ?? [];
    const directives = new Map(
      policy.split(';').map((each) => {
        const [name = '', ...sources] = each.trim().split(/\s+/);
        return [name, sources] as const;
      }),
    );
    expect(directives.get('default-src'), file).toEqual(["'self'"]);
    expect(directives.get('object-src'), file).toEqual(["'none'"]);
    expect(directives.get('base-uri'), file).toEqual(["'none'"]);
    for (const source of directives.get('script-src') ?? ['nothing'])
      expect(source, file).toMatch(/^'(self|sha256-[^']+)'$/);
    // What stands before the policy is not under it: no file is asked to act there, and nobody has written there.
    const before = html.slice(0, html.indexOf(meta));
    expect(before, file).not.toMatch(
      /<body\b|<script[^>]*\bsrc=|<link[^>]*(?:stylesheet|modulepreload)/,
    );
  }
});
