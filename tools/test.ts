import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { postgresqlBin } from '../server/testing/as-postgres.ts';
import { ownCluster } from '../server/testing/own-cluster.ts';
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
  readonly env?: Record<string, string>;
  /** Reads which tests the step ran; a step without is one check. */
  readonly result?: () => Result;
}

const results = 'test-results';

const vitest = (name: string, projects: readonly string[], ...settings: string[]): Step => {
  const file = `${results}/${projects.join('-')}.json`;
  return {
    name,
    command: [
      'vitest',
      'run',
      ...projects.map((project) => `--project=${project}`),
      ...settings,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    result: () => vitestResult(file),
  };
};

const playwright = (name: string, ...projects: string[]): Step => {
  const file = `${results}/${projects.join('-')}.json`;
  return {
    name,
    command: ['playwright', 'test', ...projects.map((project) => `--project=${project}`)],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    result: () => playwrightResult(file),
  };
};

/**
 * What a change needs, cheapest first, so that a slip is told early. The steps of a stage run side by side, so that no
 * processor waits for another.
 */
const needed: readonly (readonly Step[])[] = [
  [
    { name: 'format and lint', command: ['biome', 'ci', '--error-on-warnings', '.'] },
    { name: 'boundaries', command: ['npm', 'run', '--silent', 'check:boundaries'] },
    { name: 'nothing unused', command: ['knip', '--no-config-hints'] },
    { name: 'build', command: ['node', 'tools/build-if-changed.ts'] },
  ],
  [
    { name: 'built pages are valid HTML', command: ['html-validate', 'dist/**/*.html'] },
    vitest('unit', ['unit']),
  ],
  [
    // Not beside the build: both write Astro's own folder.
    { name: 'types', command: ['npm', 'run', '--silent', 'check:types'] },
    vitest('API on PGlite', ['pglite']),
  ],
  [playwright('specification and flows in a browser', 'specification', 'flows')],
];

/** What only all of it needs: the other database, the walks, the attacks, and what is slow. */
const rest: readonly (readonly Step[])[] = [
  [{ name: 'build', command: ['node', 'tools/build-if-changed.ts'] }],
  [
    vitest(
      'API on PostgreSQL, and what is slow',
      ['postgresql', 'slow'],
      // While PostgreSQL works, or a process starts, who waits for it needs no processor: a tenth less than without one more.
      `--maxWorkers=${availableParallelism() + 1}`,
    ),
  ],
  [
    {
      name: 'attacks on the running product',
      command: ['node', 'tests/probe/probe.ts', '--short'],
      result: () => probeResult(`${results}/probe.json`),
    },
  ],
  [playwright('edges and walks in a browser', 'edges', 'walks')],
];

/** @param aloud whether what the command says is shown as it says it, or all at once when it has ended */
async function run({ name, command, env, result }: Step, aloud: boolean) {
  const begun = performance.now();
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
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

/** PostgreSQL at `DATABASE_URL`, else the installed one, started for as long as the tests run. */
async function withPostgreSQL<Result>(work: () => Promise<Result>): Promise<Result> {
  if (process.env.DATABASE_URL) return work();
  if (!postgresqlBin)
    throw new Error(
      'Install PostgreSQL, or name a server in DATABASE_URL, as a superuser: tests make databases there and put rows back.',
    );
  // A table is empty when its test begins: the statements that are planned then are planned anew once it has been counted.
  const server = await ownCluster(['max_connections=200', 'fsync=off', 'autovacuum_naptime=1s']);
  process.env.DATABASE_URL = server.url;
  return work().finally(server.remove);
}

async function runAll(stages: readonly (readonly Step[])[]) {
  const ended: Awaited<ReturnType<typeof run>>[] = [];
  for (const steps of stages)
    ended.push(...(await Promise.all(steps.map((step) => run(step, steps.length === 1)))));
  return ended;
}

/** `npm test`; with `--all` everything, with `--rest` what is left of it. */
const wish = process.argv[2];
mkdirSync(results, { recursive: true });
// What the runs before have told goes; the sites they built stay, as long as their sources do.
for (const told of globSync(`${results}/*.json`)) rmSync(told);
if (!existsSync('node_modules')) throw new Error('Run npm ci first.');
const named = wish === '--rest' ? [] : await runAll(needed);
if (wish === '--all' || wish === '--rest')
  named.push(...(await withPostgreSQL(() => runAll(rest))));
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
