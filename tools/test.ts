import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import {
  outcomeOf,
  playwrightResult,
  probeResult,
  type Result,
  together,
  vitestResult,
} from './test-results.ts';

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Reads which tests the step ran; a step without is one check. */
  readonly result?: () => Result;
}

const results = 'test-results';
const vitestFile = `${results}/vitest.json`;

/**
 * Everything that must hold, cheapest first, so that a slip is told early. The steps of a stage run side by side: each
 * keeps one processor busy. The last three run alone: they keep all of them busy, or measure how long others wait.
 */
const stages: readonly (readonly Step[])[] = [
  [{ name: 'format and lint', command: ['biome', 'ci', '--error-on-warnings', '.'] }],
  [
    { name: 'boundaries', command: ['npm', 'run', '--silent', 'check:boundaries'] },
    { name: 'nothing unused', command: ['knip', '--no-config-hints'] },
    { name: 'build', command: ['node', 'tools/build-if-changed.ts'] },
  ],
  // Not beside the build: both write Astro's own folder.
  [
    // Of the pages and of all other code: `tsc --noEmit` finds nothing that this does not.
    { name: 'types', command: ['astro', 'check', '--minimumFailingSeverity', 'warning'] },
    { name: 'built pages are valid HTML', command: ['html-validate', 'dist/**/*.html'] },
  ],
  [
    {
      name: process.env.DATABASE_URL
        ? 'unit, API on PostgreSQL, dialect on PGlite'
        : 'unit, API on PGlite',
      command: [
        'vitest',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${vitestFile}`,
      ],
      result: () => vitestResult(vitestFile),
    },
  ],
  [
    {
      name: 'attacks on the running product',
      command: ['node', 'tests/probe/probe.ts', '--short'],
      result: () => probeResult(`${results}/probe.json`),
    },
  ],
  [
    {
      name: 'journeys and specification in a browser',
      command: ['playwright', 'test'],
      result: () => playwrightResult(`${results}/browser.json`),
    },
  ],
];

/** @param aloud whether what the command says is shown as it says it, or all at once when it has ended */
async function run({ name, command, result }: Step, aloud: boolean) {
  const begun = performance.now();
  const [program = '', ...args] = command;
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const hear = (chunk: Buffer) => {
    said += chunk;
    if (aloud) process.stdout.write(chunk);
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  if (aloud) console.log(`\n▸ ${name}`);
  const outcome = await once(child, 'close').then(
    ([code]) => outcomeOf(name, code === 0, said, result),
    (error: Error) => ({ passed: 0, failed: 1, failures: [error.message] }),
  );
  if (!aloud) console.log(`\n▸ ${name}\n${said}`);
  return { name, seconds: Math.round((performance.now() - begun) / 1000), ...outcome };
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results);
if (!existsSync('node_modules')) throw new Error('Run npm ci first.');
if (!process.env.DATABASE_URL)
  console.log('DATABASE_URL is not set: the API is tested on PGlite only.');

const named = [];
for (const steps of stages)
  named.push(...(await Promise.all(steps.map((step) => run(step, steps.length === 1)))));
console.log('');
for (const { name, seconds, passed, failed } of named) {
  const mark = failed === 0 ? '✓' : '✗';
  console.log(`  ${mark} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`);
}
const { passed, failed, failures } = together(named);
// Told once more at the end, where whoever sees only the end of it looks.
for (const failure of failures) console.log(`\n✗ ${failure}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
