import { randomUUID } from 'node:crypto';
import { endpoints } from '../../src/contract/endpoints.ts';
import { type Case, casesOf, seen } from './case.ts';
import type { Product } from './product.ts';

const header = 'firstName,lastName,email,engineeringType,collegeYear,university';
const line = (firstName = 'Ann') =>
  `${firstName},Lee,${randomUUID()}@people.example,Civil,Final,Lindow`;

async function imported({ call, people }: Product, ...lines: string[]) {
  const file = new Blob([[header, ...lines].join('\n')], { type: 'text/csv' });
  const trial = { query: { mode: 'trial' }, file } as const;
  return (await call(endpoints.importStudents, trial, people.world.admin.token)).body;
}

const attempts: Record<string, Case['run']> = {
  'a line with direction marks around it, as text from a PDF has: taken, and told': async (
    product,
  ) => {
    const { good, unmarkedLines } = await imported(product, line(), `\u202D${line()}\u202C`);
    return seen([good, unmarkedLines], [2, 1]);
  },
  'a direction mark inside a name: refused at its line': async (product) => {
    const { good, faults } = await imported(product, line(), line('An\u202En'));
    return seen([good, faults.map(({ line }: { line: number }) => line)], [1, [3]]);
  },
};

export const imports = casesOf('imports', attempts);
