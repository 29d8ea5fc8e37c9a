import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProjectQuery } from '../server/features/projects/browse/filter.ts';
import { listProjects } from '../server/features/projects/browse/listing.ts';
import { checkPostings, readPostings } from '../server/features/projects/import/posting.ts';
import { writePostings } from '../server/features/projects/import/write.ts';
import type { Person } from '../server/platform/calls/person.ts';
import { migrate } from '../server/platform/database/migrate.ts';
import { openEmbedded, openPostgres } from '../server/platform/database/open.ts';
import { spread, timed } from './figures.ts';

/**
 * How long a title search takes at the server with a file of postings imported: the query and its
 * count, without the network. Prints a table; ends with 1 when the 95th percentile is over budget.
 *
 * Usage: npm run bench:search -- FILE.csv
 */
const budgetMs = 10;
const rounds = 40;
const searches = [
  'api',
  'Design',
  'linux kernel',
  'a',
  'Größe',
  'no such title at all',
  '%',
  'improve ux',
];

const file = process.argv[2] ?? '../shared/data/projects.csv';
if (!existsSync(file)) {
  console.error(`There is no file ${file}. Name a CSV of postings.`);
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'trestle-bench-'));
const database = process.env.DATABASE_URL
  ? openPostgres(process.env.DATABASE_URL)
  : await openEmbedded(folder);
try {
  await migrate(database.db);
  const { good } = checkPostings(readPostings(readFileSync(file)).rows);
  await writePostings(database.db, good, new Date());
  process.exitCode = await measure(good.length);
} finally {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(projects: number): Promise<number> {
  const student: Person = {
    accountId: 0,
    sessionId: '',
    role: 'Student',
    adminLevel: null,
    member: null,
    lastWrite: null,
    passwordAt: new Date(),
  };
  const wanted: ProjectQuery = {
    companyId: null,
    onlyCompanyProjects: 'false',
    engineering: '',
    status: null,
    searchText: '',
    skills: '',
    maxDuration: '',
    location: '',
    paid: 'false',
    remote: 'false',
    maxHours: '',
    term: '',
    openOnly: 'false',
    saved: 'false',
    sort: 'newest',
    page: 1,
    pageSize: 6,
  };
  const table = [];
  for (const searchText of searches) {
    const asked = { ...wanted, searchText };
    const { times, result } = await timed(rounds, () =>
      listProjects(database.db, student, asked, new Date()),
    );
    table.push({ searchText, found: result.total, ...spread(times, 2) });
  }
  console.log(
    `${database.kind}, ${projects} projects, ${rounds} rounds, budget ${budgetMs} ms at p95`,
  );
  console.table(table);
  return table.every((row) => row['p95 ms'] <= budgetMs) ? 0 : 1;
}
