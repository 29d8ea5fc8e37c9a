import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { companyOptimal } from '../features/assignments/engine/company-optimal.ts';
import { type Assignment, unassigned } from '../features/assignments/engine/instance.ts';
import { lowestRank } from '../features/assignments/engine/lowest-rank.ts';
import { MalformedInstance, readInstance } from '../features/assignments/engine/read.ts';
import { studentOptimal } from '../features/assignments/engine/student-optimal.ts';

const solvers = { students: studentOptimal, companies: companyOptimal, rank: lowestRank };
const usage = 'Usage: npm run --silent match -- FILE [--optimal students|companies|rank]';

/** Prints one JSON object, student to project or null. Exit code 2, and one line, for a file that is no instance. */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { optimal: { type: 'string', default: 'students' } },
  });
  const [file] = positionals;
  const solve = Object.hasOwn(solvers, values.optimal)
    ? solvers[values.optimal as keyof typeof solvers]
    : null;
  if (!file || positionals.length > 1 || !solve) throw new MalformedInstance(usage);
  const instance = readInstance(readFileSync(resolve(process.env.INIT_CWD ?? '.', file), 'utf8'));
  console.log(JSON.stringify(named(solve(instance))));
} catch (error) {
  const { name, message, code } = error as NodeJS.ErrnoException;
  const expected =
    name === 'MalformedInstance' ||
    code === 'ENOENT' ||
    code === 'EISDIR' ||
    code?.startsWith('ERR_PARSE_ARGS');
  console.error(expected ? message : error);
  process.exitCode = 2;
}

function named(assignment: Assignment): Record<string, string | null> {
  return Object.fromEntries(
    Array.from(assignment, (project, student) => [
      String(student + 1),
      project === unassigned ? null : String(project + 1),
    ]),
  );
}
