import * as v from 'valibot';
import { companyListing } from '../server/features/companies/listing.ts';
import { figures } from '../server/features/reports/overview/routes.ts';
import { searchFor } from '../server/features/reports/search/search.ts';
import { studentListing } from '../server/features/students/listing.ts';
import { auditListing } from '../server/platform/audit/routes.ts';
import { migrate } from '../server/platform/database/migrate.ts';
import { type Database, openInMemory, openPostgres } from '../server/platform/database/open.ts';
import { pageOf } from '../server/platform/database/paged.ts';
import { listAudit } from '../src/contract/audit.ts';
import { listCompanies } from '../src/contract/companies/managed-companies.ts';
import { listStudents, studentColumns } from '../src/contract/students/managed-students.ts';
import { numberGiven } from '../tools/number-given.ts';
import { fillForAdmins } from './admin-fill.ts';
import { spread, timed } from './figures.ts';
import { ownDatabase } from './own-database.ts';

/**
 * How long the pages of the admin area's tables take at the server with 100,000 students: rows and
 * count, without the network. Fills a database of its own on the server that DATABASE_URL names, else an
 * embedded one in memory. Prints a table; ends with 1 when a page's 95th percentile is over budget.
 *
 * Usage: npm run bench:admin [-- STUDENTS]
 */
const budgetMs = 50;
const rounds = 30;
const students = numberGiven(0, 'STUDENTS', 100_000);

type Measured = readonly [what: string, run: (db: Database) => Promise<{ total: number }>];

const studentsWith = (query: Record<string, string>): Measured[1] => {
  const wanted = v.parse(listStudents.query, { pageSize: '100', ...query });
  return (db) => pageOf(db, studentListing, wanted);
};
const sorts = studentColumns.flatMap((column) => [column, `-${column}`]);
const searches = [
  'Ada',
  'ångström-12',
  'university',
  'student-77',
  'a',
  'zq',
  'a.b',
  'nobody at all',
  '%',
];
const filters: Record<string, string>[] = [
  { engineeringType: 'Civil' },
  { collegeYear: 'Final' },
  { state: 'disabled' },
  { engineeringType: 'Computer', collegeYear: 'First' },
  { engineeringType: 'Computer', collegeYear: 'Third', state: 'active', sort: 'lastName' },
  { state: 'disabled', sort: '-email' },
  { engineeringType: 'Civil', searchText: 'Ada' },
  { state: 'disabled', searchText: 'Lindow', sort: 'university' },
];
const inWords = (query: Record<string, string>) =>
  Object.entries(query)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

const measured: Measured[] = [
  ['students, first page', studentsWith({})],
  ...sorts.map((sort): Measured => [`students by ${sort}`, studentsWith({ sort })]),
  ...filters.map((query): Measured => [`students, ${inWords(query)}`, studentsWith(query)]),
  ...searches.flatMap((searchText): Measured[] => [
    [`students with ‘${searchText}’`, studentsWith({ searchText })],
    [`students with ‘${searchText}’ by name`, studentsWith({ searchText, sort: 'lastName' })],
  ]),
  ['students, middle page', studentsWith({ page: String(students / 200), sort: 'lastName' })],
  ['students, last page', studentsWith({ page: String(students / 100), sort: '-email' })],
  [
    'companies by projects',
    (db) => pageOf(db, companyListing, v.parse(listCompanies.query, { sort: '-projects' })),
  ],
  [
    'companies with ‘works 9’',
    (db) => pageOf(db, companyListing, v.parse(listCompanies.query, { searchText: 'works 9' })),
  ],
  ['audit, first page', (db) => pageOf(db, auditListing, v.parse(listAudit.query, {}))],
  [
    'audit with ‘student 99’',
    (db) => pageOf(db, auditListing, v.parse(listAudit.query, { searchText: 'student 99' })),
  ],
  ...['bridge', 'ad', 'works 77'].map(
    (q): Measured => [
      `search box: ‘${q}’`,
      async (db) => ({ total: (await searchFor(db, q)).length }),
    ],
  ),
  [
    'dashboard’s four cards',
    async (db) => ({ total: (await figures(db, new Date())).students.total }),
  ],
];

async function measure(db: Database, kind: string): Promise<number> {
  const table = [];
  for (const [what, run] of measured) {
    const { times, result } = await timed(rounds, () => run(db));
    table.push({ what, total: result.total, ...spread(times) });
  }
  console.log(`${kind}, ${students} students, ${rounds} rounds, budget ${budgetMs} ms at p95`);
  console.table(table);
  return table.every((row) => row['p95 ms'] <= budgetMs) ? 0 : 1;
}

const own = process.env.DATABASE_URL ? await ownDatabase() : null;
const database = own ? openPostgres(own.url) : await openInMemory();
try {
  await migrate(database.db);
  await fillForAdmins(database.db, students);
  process.exitCode = await measure(database.db, database.kind);
} finally {
  await database.close();
  await own?.drop();
}
