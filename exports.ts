import { randomUUID } from 'node:crypto';
import Papa from 'papaparse';
import { endpoints } from '../../src/contract/endpoints.ts';
import { type Case, seen } from './case.ts';
import { newAddress, person } from './forms.ts';
import type { Product } from './product.ts';

const formulas = ['=1000+337', '+1000', '-1000', '@SUM(A1)', '=HYPERLINK("http://x.example";"y")'];
const broken = ['Ann\n=1000+337', 'Ann\r=1000+337', 'Ann\u2028=1000+337', 'Ann\u0085=1', 'Ann\t=1'];

const add = ({ call, people }: Product, form: object) =>
  call(
    endpoints.addStudent,
    { body: { ...person, email: newAddress(), ...form } },
    people.world.admin.token,
  );

/** Line 3. */
export const exports: readonly Case[] = [
  ...formulas.map((formula) => ({
    area: 'exports',
    tried: `a student called ${formula}: only text in a spreadsheet`,
    async run(product: Product) {
      const university = `Lindow ${randomUUID()}`;
      await add(product, { firstName: formula, lastName: formula, university });
      const { call, people } = product;
      const query = { searchText: university };
      const { body } = await call(endpoints.exportStudents, { query }, people.world.admin.token);
      const rows = Papa.parse<string[]>(body).data.slice(1);
      const row = rows.find((cells) => cells.some((cell) => cell.includes(university)));
      if (!row) return 'the student is not in the export';
      const running = row.flatMap((cell) => cell.split(/[\r\n]/)).filter((line) => /^[=+\-@\t]/.test(line));
      return seen(running, []);
    },
  })),
  ...broken.map((name) => ({
    area: 'exports',
    tried: `a formula on a second line of a name, ${JSON.stringify(name)}`,
    async run(product: Product) {
      const { status, body } = await add(product, { firstName: name });
      return seen([status, body.errors?.[0]?.path], [400, 'firstName']);
    },
  })),
];
