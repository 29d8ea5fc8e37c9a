import * as v from 'valibot';
import type { ProjectQuery } from '../server/features/projects/browse/filter.ts';
import { listProjects } from '../server/features/projects/browse/listing.ts';
import { writePostings } from '../server/features/projects/import/write.ts';
import { ownDatabase } from '../server/testing/own-database.ts';
import { listProjects as projectsCall } from '../src/contract/projects/projects.ts';
import { judge, timed, within } from './figures.ts';
import { postingsGiven } from './fill.ts';

/**
 * How long a title search takes at the server with a file of postings imported: the query and its
 * count, without the network. Fills a database of its own on the server that DATABASE_URL names, else an
 * embedded one in memory. Prints a table; ends with 1 when the 95th percentile is over budget.
 *
 * Usage: npm run bench:search -- FILE.csv
 */
const budgetMs = 10;
const rounds = 40;
const searches = 'api|Design|linux kernel|a|Größe|no such title at all|%|improve ux'.split('|');

const student = {
  accountId: 0,
  sessionId: '',
  role: 'Student',
  adminLevel: null,
  member: null,
  lastWrite: null,
  passwordAt: new Date(),
} as const;

const postings = postingsGiven();
const { db, kind, close } = await ownDatabase(process.env.DATABASE_URL);
try {
  await writePostings(db, postings, new Date());
  const rows = [];
  for (const searchText of searches) {
    const { status, ...query } = v.parse(projectsCall.query, { searchText, pageSize: '6' });
    const asked = { ...query, status: status || null } as ProjectQuery;
    const { times, result } = await timed(rounds, () =>
      listProjects(db, student, asked, new Date()),
    );
    rows.push({ searchText, found: result.total, ...within(budgetMs, times, 2) });
  }
  judge(
    `${kind}, ${postings.length} projects, ${rounds} rounds, budget ${budgetMs} ms at p95`,
    rows,
  );
} finally {
  await close();
}
