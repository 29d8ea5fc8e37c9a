import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** A site of its own, so that the mistake is made in nobody else's. */
const site = mkdtempSync(join(tmpdir(), 'trestle-content-'));
beforeAll(() => {
  for (const part of [
    'src',
    'public',
    'tools',
    'astro.config.mjs',
    'package.json',
    'tsconfig.json',
  ])
    cpSync(part, join(site, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(site, 'node_modules'));
});
afterAll(() => rmSync(site, { recursive: true }));

/** Reads the content as the build does before it writes a page. */
function readContent(): { stopped: boolean; said: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'sync'],
    { cwd: site, encoding: 'utf8', env: { ...process.env, NODE_ENV: '', NO_COLOR: '1' } },
  );
  return { stopped: status !== 0, said: stdout + stderr };
}

test('an editor’s mistake stops the build, which names the file and the field and says what to write', () => {
  const file = 'src/content/services/new.md';
  writeFileSync(join(site, file), '---\norder: 10\ntitel: New\ndrawing: gage\n---\nText.\n');
  const { stopped, said } = readContent();
  expect(stopped).toBe(true);
  expect(said).toContain(file);
  expect(said).toContain('title: Write the name of the service, for example: Briefs with an end');
  expect(said).toContain('drawing: There is no drawing "gage". Write the name of a file in');
  expect(said).toContain('Nothing reads the field "titel". Correct its spelling or remove it.');

  rmSync(join(site, file));
  expect(readContent()).toMatchObject({ stopped: false });
}, 120_000);
