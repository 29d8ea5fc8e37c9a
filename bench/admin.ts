import * as v from 'valibot';
import { companyListing } from '../server/features/companies/listing.ts';
import { figures } from '../server/features/reports/overview/routes.ts';
import { searchFor } from '../server/features/reports/search/search.ts';
import { studentListing } from '../server/features/students/listing.ts';
import { auditListing } from '../server/platform/audit/routes.ts';
import type { Database } from '../server/platform/database/open.ts';
import { pageOf } from '../server/platform/database/paged.ts';
import { ownDatabase } from '../server/testing/own-database.ts';
import { listAudit } from '../src/contract/audit.ts';
import { listCompanies } from '../src/contract/companies/managed-companies.ts';
import { listStudents, studentColumns } from '../src/contract/students/managed-students.ts';
import { numberGiven } from '../tools/number-given.ts';
import { judge, timed, within } from './figures.ts';
import { byStatements, fillWithPeople } from './fill.ts';

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
const searches = 'Ada|ångström-12|university|student-77|a|zq|a.b|nobody at all|%'.split('|');
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
    .map((each) => each.join('='))
    .join(' ');
const companiesWith = (query: Record<string, string>): Measured[1] => {
  const wanted = v.parse(listCompanies.query, query);
  return (db) => pageOf(db, companyListing, wanted);
};
const auditWith = (query: Record<string, string>): Measured[1] => {
  const wanted = v.parse(listAudit.query, query);
  return (db) => pageOf(db, auditListing, wanted);
};

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
  ['companies by projects', companiesWith({ sort: '-projects' })],
  ['companies with ‘works 9’', companiesWith({ searchText: 'works 9' })],
  ['audit, first page', auditWith({})],
  ['audit with ‘student 99’', auditWith({ searchText: 'student 99' })],
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

/** A company's projects, and an admin's act for every student. */
const fillFurther = (db: Database) =>
  byStatements(db, [], async (run) => {
    await run(`insert into projects (company_id, title, description, project_link, skills, engineering_type, duration_days,
        location, status, places, posted_at)
      select c.id, 'A bridge for ' || c.name || ', part ' || part, '', '', 'Statics', 'Civil', 30, 'Remote', 'pending', 1,
        c.created_at
      from companies c, generate_series(1, 5) part`);
    await run(`insert into audit_log (at, account_id, who, act, kind, subject_id, subject)
      select now() - n * interval '1 minute', id, 'admin@trestle.example', 'changed', 'student', id, 'Student ' || n
      from (select id, row_number() over (order by id) as n from students) s`);
  });

const { db, kind, close } = await ownDatabase(process.env.DATABASE_URL);
try {
  await fillWithPeople(db, students);
  await fillFurther(db);
  const rows = [];
  for (const [what, run] of measured) {
    const { times, result } = await timed(rounds, () => run(db));
    rows.push({ what, total: result.total, ...within(budgetMs, times) });
  }
  judge(`${kind}, ${students} students, ${rounds} rounds, budget ${budgetMs} ms at p95`, rows);
} finally {
  await close();
}
