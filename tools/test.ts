import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { playwrightResult, type Result, together, vitestResult } from './test-results.ts';

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Reads which tests the step ran; a step without is one check. */
  readonly result?: () => Result;
}

const results = 'test-results';
const vitestFile = `${results}/vitest.json`;

/** Everything that must hold, cheapest first, so that a slip is told early. */
const steps: readonly Step[] = [
  { name: 'format and lint', command: ['biome', 'ci', '--error-on-warnings', '.'] },
  { name: 'types of pages', command: ['astro', 'check', '--minimumFailingSeverity', 'warning'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  {
    name: 'boundaries',
    command: [
      'depcruise',
      '--config',
      '.dependency-cruiser.mjs',
      'src',
      'server',
      'tools',
      'tests',
    ],
  },
  {
    name: process.env.DATABASE_URL ? 'unit, API on PGlite and PostgreSQL' : 'unit, API on PGlite',
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestFile}`,
    ],
    result: () => vitestResult(vitestFile),
  },
  { name: 'build', command: ['node', 'tools/build-if-changed.ts'] },
  { name: 'built pages are valid HTML', command: ['html-validate', 'dist/**/*.html'] },
  {
    name: 'journeys and specification in a browser',
    command: ['playwright', 'test'],
    result: () => playwrightResult(`${results}/browser.json`),
  },
];

function run(step: Step): Result {
  console.log(`\n▸ ${step.name}`);
  const [command = '', ...args] = step.command;
  try {
    const { status } = spawnSync(command, args, { stdio: 'inherit' });
    const result = step.result?.() ?? { passed: 1, failed: 0, failures: [] };
    // A runner that ends badly has failed, whatever it counted; one that ran nothing has not passed.
    const bad = status !== 0 || result.passed === 0;
    return bad ? { ...result, failed: Math.max(1, result.failed) } : result;
  } catch (error) {
    return { passed: 0, failed: 1, failures: [(error as Error).message] };
  }
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results);
if (!existsSync('node_modules')) throw new Error('Run npm ci first.');
if (!process.env.DATABASE_URL)
  console.log('DATABASE_URL is not set: the API is tested on PGlite only.');

const named = steps.map((step) => {
  const begun = performance.now();
  const result = run(step);
  return { name: step.name, seconds: Math.round((performance.now() - begun) / 1000), ...result };
});
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
