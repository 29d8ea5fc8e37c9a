import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What a step of the tests came to. */
export interface Result {
  readonly passed: number;
  readonly failed: number;
  /** Each test that failed: where it stands, what it says, and the first lines of why. */
  readonly failures: readonly string[];
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** @param file Vitest's report in JSON */
export function vitestResult(file: string): Result {
  const report = read(file) as VitestReport;
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that cannot be loaded fails without a test of its own.
    if (status === 'failed' && failed.length === 0) return [told(relative('.', name), message)];
    return failed.map((test) =>
      told(`${relative('.', name)} › ${test.fullName}`, test.failureMessages[0]),
    );
  });
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, failures.length),
    failures,
  };
}

/** @param file Playwright's report in JSON */
export function playwrightResult(file: string): Result {
  const { stats, suites, errors } = read(file) as PlaywrightReport;
  const failures = [
    ...errors.map(({ message }) => told('before any test', message)),
    ...suites
      .flatMap(specsOf)
      .filter(({ ok }) => !ok)
      .map(specTold),
  ];
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures };
}

/** @param file what the probe writes at its end */
export function probeResult(file: string): Result {
  const { held, notHeld } = read(file) as { held: number; notHeld: string[] };
  return { passed: held, failed: notHeld.length, failures: notHeld };
}

/**
 * What a step came to. A runner that ended badly has failed, whatever it counted, and one that ran nothing has not
 * passed; where no test is named for it, the last it said is told: an error outside all tests is in no report.
 */
export function outcomeOf(
  name: string,
  endedWell: boolean,
  said: string,
  read: () => Result = () => ({ passed: 1, failed: 0, failures: [] }),
): Result {
  try {
    const result = read();
    if (endedWell && result.passed > 0) return result;
    const failures = result.failures.length > 0 ? result.failures : [told(name, ending(said))];
    return { ...result, failed: Math.max(1, result.failed), failures };
  } catch (error) {
    return { passed: 0, failed: 1, failures: [told(name, (error as Error).message)] };
  }
}

const linesTold = 16;
const ending = (said: string) => said.trimEnd().split('\n').slice(-linesTold).join('\n');

/** @returns what several came to, in their order */
export const together = (results: readonly Result[]): Result => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
  failures: results.flatMap(({ failures }) => failures),
});

const specsOf = ({ specs = [], suites = [] }: Suite): Spec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

function specTold({ file, line, title, tests }: Spec): string {
  const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
  // The last says most: a test that ran out of time names there what it was waiting for.
  return told(`${file}:${line} › ${title}`, errors.at(-1)?.message);
}

function told(where: string, why = 'no reason given'): string {
  const lines = stripVTControlCharacters(why).split('\n').slice(0, linesTold);
  return [where, ...lines.map((line) => `    ${line}`)].join('\n');
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
  readonly suites: readonly Suite[];
  readonly errors: readonly { readonly message?: string }[];
}

interface Suite {
  readonly specs?: readonly Spec[];
  readonly suites?: readonly Suite[];
}

interface Spec {
  readonly file: string;
  readonly line: number;
  readonly title: string;
  readonly ok: boolean;
  readonly tests: readonly {
    readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
  }[];
}
