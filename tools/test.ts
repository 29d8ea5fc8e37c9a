import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findChromium } from './chromium.ts';
import { journeyResults } from './journeys.ts';
import { specificationResults } from './specification.ts';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: () => Record<string, string>;
  /** Reads how many tests the step ran; a step without is one check. */
  readonly count?: () => Count;
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
    count: () => countVitest(vitestFile),
  },
  { name: 'build', command: ['node', 'tools/build-if-changed.ts'] },
  { name: 'built pages are valid HTML', command: ['html-validate', 'dist/**/*.html'] },
  {
    name: 'browser journeys',
    command: ['node', 'tools/journeys.ts'],
    env: () => ({ CHROMIUM_PATH: findChromium() }),
    count: () => journeyResults.map(countPlaywright).reduce(together),
  },
  {
    name: 'the specification in a browser',
    command: ['node', 'tools/specification.ts'],
    env: () => ({ CHROMIUM_PATH: findChromium() }),
    count: () => specificationResults.map(countPlaywright).reduce(together),
  },
];

function countVitest(file: string): Count {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

function countPlaywright(file: string): Count {
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

const together = (one: Count, other: Count): Count => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
});

function run(step: Step): Count {
  console.log(`\n▸ ${step.name}`);
  const [command = '', ...args] = step.command;
  try {
    const env = { ...process.env, ...step.env?.() };
    const { status } = spawnSync(command, args, { stdio: 'inherit', env });
    const counted = step.count?.() ?? { passed: 1, failed: 0 };
    // A runner that ends badly has failed, whatever it counted; one that ran nothing has not passed.
    const bad = status !== 0 || counted.passed === 0;
    return bad ? { ...counted, failed: Math.max(1, counted.failed) } : counted;
  } catch (error) {
    console.error((error as Error).message);
    return { passed: 0, failed: 1 };
  }
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results);
if (!existsSync('node_modules')) throw new Error('Run npm ci first.');
if (!process.env.DATABASE_URL)
  console.log('DATABASE_URL is not set: the API is tested on PGlite only.');

const counts = steps.map((step) => ({ name: step.name, ...run(step) }));
console.log('');
for (const { name, passed, failed } of counts) {
  console.log(`  ${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed`);
}
const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
