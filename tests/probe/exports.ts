import { randomUUID } from 'node:crypto';
import papaparse from 'papaparse';
import { knownPassword } from '../../server/testing/people.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { type Case, casesOf, seen } from './case.ts';

const profile = {
  firstName: 'Ada',
  lastName: 'Byron',
  engineeringType: 'Computer',
  collegeYear: 'Third',
  university: 'University of Lindow',
} as const;

const formulas = [
  '=1000+337',
  '+1000',
  '-1000',
  '@SUM(A1)',
  '\t=1000',
  '=cmd|"/c calc"!A1',
  '＝1000',
];

/** Line 3: exports. */
const attempts: Record<string, Case['run']> = {
  'a formula behind a line break in a name': async ({ call }) => {
    const names = [
      'Ann\n=1000+337',
      'Ann\r=1000',
      'Ann\u2028=1000',
      'Ann\u0085=1000',
      'Ann\u000b=1000',
    ];
    const answers = names.map(async (firstName) => {
      const body = {
        ...profile,
        firstName,
        email: `${randomUUID()}@people.example`,
        password: knownPassword,
      };
      const answer = await call(endpoints.registerStudent, { body });
      return [answer.status, answer.body.errors?.[0]?.path];
    });
    return seen(
      await Promise.all(answers),
      names.map(() => [400, 'firstName']),
    );
  },
  'names that are formulas, exported': async ({ call, people }) => {
    const { token } = people.world.admin;
    const lastName = randomUUID();
    const add = async (firstName: string) => {
      const body = { ...profile, firstName, lastName, email: `${randomUUID()}@people.example` };
      return (await call(endpoints.addStudent, { body }, token)).status;
    };
    const added = (await Promise.all(formulas.map(add))).filter((status) => status === 201).length;
    const query = { searchText: lastName };
    const { body } = await call(endpoints.exportStudents, { query }, token);
    const rows = papaparse.parse<string[]>(body, { skipEmptyLines: true }).data.slice(1);
    const runs = rows
      .flat()
      .filter((cell) => cell.split(/[\r\n]/).some((line) => /^[=+\-@\t＝＋－＠]/.test(line)));
    return seen([rows.length, runs], [added, []]);
  },
};

export const exports = casesOf('exports', attempts);
