import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const { DATABASE_URL: _, ...env } = process.env;
/** A command that goes on instead is ended, and has no status. */
const longest = 30_000;
const said = (...command: string[]) => {
  const { status, stderr } = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    env,
    timeout: longest,
  });
  return [status, stderr.trim()];
};

test.each([
  ['bench/admin.ts', ['many'], 'STUDENTS must be a whole number, 1 or more, and not "many".'],
  ['bench/api.ts', ['-1'], 'LARGE_PROJECTS must be a whole number, 0 or more, and not "-1".'],
  ['bench/api.ts', ['0', '0'], 'ROUNDS must be a whole number, 1 or more, and not "0".'],
  [
    'bench/browse.ts',
    ['projects.csv', '0'],
    'PROJECTS must be a whole number, 1 or more, and not "0".',
  ],
  ['bench/load.ts', ['10', '60', '0'], 'ROUNDS must be a whole number, 1 or more, and not "0".'],
  ['bench/load.ts', ['10', '1.5'], 'SECONDS must be a whole number, 1 or more, and not "1.5".'],
  ['bench/memory.ts', ['ten'], 'MINUTES must be a whole number, 1 or more, and not "ten".'],
  ['bench/pages/pages.ts', ['0'], 'VISITS must be a whole number, 1 or more, and not "0".'],
  ['bench/sign-in.ts', ['0'], 'SAMPLES must be a whole number, 1 or more, and not "0".'],
  [
    'tests/fuzz.ts',
    ['listProjects'],
    'REQUESTS must be a whole number, 1 or more, and not "listProjects".',
  ],
  [
    'tests/faults/faults.ts',
    ['crash', ''],
    'ROUNDS must be a whole number, 1 or more, and not "".',
  ],
])(
  '%s %s ends by itself and says why',
  (command, given, sentence) => {
    expect(said(command, ...given)).toEqual([2, sentence]);
  },
  2 * longest,
);
