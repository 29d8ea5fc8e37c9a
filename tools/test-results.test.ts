import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  outcomeOf,
  playwrightResult,
  probeResult,
  together,
  vitestResult,
} from './test-results.ts';

const folder = mkdtempSync(join(tmpdir(), 'results-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(report: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const test = (fullName: string, ...failureMessages: string[]) => ({
  fullName,
  status: failureMessages.length > 0 ? 'failed' : 'passed',
  failureMessages,
});

describe('what a run of tests came to', () => {
  it('names each test of Vitest that failed, and why', () => {
    const file = written({
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [
        {
          name: resolve('server/fit.test.ts'),
          status: 'failed',
          assertionResults: [
            test('a fit is counted'),
            test('a fit is told', '\u001b[31mexpected 1\u001b[39m'),
          ],
        },
      ],
    });
    expect(vitestResult(file)).toEqual({
      passed: 1,
      failed: 1,
      failures: ['server/fit.test.ts › a fit is told\n    expected 1'],
    });
  });

  it('counts a file that could not be loaded', () => {
    const name = resolve('server/fit.test.ts');
    const broken = { name, status: 'failed', message: 'No such module', assertionResults: [] };
    const file = written({ numPassedTests: 0, numFailedTests: 0, testResults: [broken] });
    expect(vitestResult(file)).toEqual({
      passed: 0,
      failed: 1,
      failures: ['server/fit.test.ts\n    No such module'],
    });
  });

  it('names each journey that failed, however deep it stands, and what it was waiting for', () => {
    const results = [
      { errors: [{ message: 'Out of time' }, { message: 'waiting for Send\nlog' }] },
    ];
    const spec = { file: 'journeys/help.spec.ts', line: 7, title: 'asks', ok: false };
    const file = written({
      stats: { expected: 4, unexpected: 1, flaky: 0 },
      suites: [{ specs: [], suites: [{ specs: [{ ...spec, tests: [{ results }] }] }] }],
      errors: [],
    });
    expect(playwrightResult(file)).toEqual({
      passed: 4,
      failed: 1,
      failures: ['journeys/help.spec.ts:7 › asks\n    waiting for Send\n    log'],
    });
  });

  it('counts what held of the attacks, and names what did not', () => {
    const file = written({ held: 3, notHeld: ['NOT HELD  paths: /x: 200'] });
    expect(probeResult(file)).toEqual({
      passed: 3,
      failed: 1,
      failures: ['NOT HELD  paths: /x: 200'],
    });
  });

  it('tells the last a runner said that ended badly and names no test', () => {
    const said = `${'passed\n'.repeat(40)}Unhandled error: the socket closed\n`;
    const result = { passed: 40, failed: 0, failures: [] };
    const told = outcomeOf('unit', false, said, () => result);
    expect(told).toMatchObject({ passed: 40, failed: 1 });
    expect(told.failures[0]).toMatch(/^unit\n.+Unhandled error: the socket closed$/s);
    expect(outcomeOf('unit', true, said, () => result)).toEqual(result);
  });

  it('adds up what several parts came to', () => {
    const part = (failure: string) => ({ passed: 2, failed: 1, failures: [failure] });
    expect(together([part('one'), part('other')])).toEqual({
      passed: 4,
      failed: 2,
      failures: ['one', 'other'],
    });
  });
});
