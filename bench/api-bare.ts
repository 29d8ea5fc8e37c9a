import { createServer } from 'node:http';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import * as v from 'valibot';
import { listOfStudent } from '../server/applications/listing.ts';
import { plannedAnew } from '../server/database/named-client.ts';
import type { Tables } from '../server/database/tables.ts';
import type { Wanted } from '../server/projects/chosen.ts';
import { listProjects } from '../server/projects/listing.ts';
import type { OwnSide } from '../server/projects/own-side.ts';
import { asListed, type Row } from '../server/projects/seen.ts';
import { listStudentsFor } from '../server/students/listing.ts';
import { listStudents } from '../src/contract/managed-students.ts';
import { listProjects as projectsCall } from '../src/contract/projects.ts';
import { addressOf, type HotCall } from './api-lists.ts';
import { fixedPath } from './api-measure.ts';

/**
 * What the product is measured against: `node:http` and `pg` alone, started by the bench as a process
 * of its own. It sends the very statements with which the product reads these lists, noted once at the start, and
 * answers the same JSON; it asks for no token, checks no input and keeps nothing but the totals.
 */
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  types: {
    getTypeParser: (oid, format) =>
      oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
  },
});
const noted: { sql: string; parameters: readonly unknown[] }[] = [];
const db = new Kysely<Tables>({
  dialect: new PostgresDialect({ pool }),
  log: ({ query }) => void noted.push(query),
});

interface Known {
  /** The list's, and a student's own side of listed projects; the count's where the product counts for every request. */
  readonly statements: readonly pg.QueryConfig[];
  readonly total: number;
  readonly asAnswered: (rows: object[], others: readonly object[]) => unknown;
}
const known = new Map<string, Known>();
const names = new Map<string, string>();
const now = new Date();

async function note(call: HotCall): Promise<void> {
  const { total } = await ask(call);
  // What the product remembers by now, it does not ask again.
  noted.length = 0;
  await ask(call);
  const asked = noted.filter((each) => call.list !== 'projects' || !isTotal(each));
  known.set(keyOf(addressOf(call), call.caller.headers['x-forwarded-for']), {
    statements: [...asked.filter(isList), ...asked.filter((each) => !isList(each))].map(prepared),
    total,
    asAnswered: call.list === 'projects' ? asProjects : (rows) => rows,
  });
}

/** The product keeps a page of projects and its total while no project changes; this server reads the page each time. */
const isTotal = ({ sql: text }: (typeof noted)[number]) => text.includes('as total');

/** The product asks for a student's own side before the list. */
const isList = ({ sql: text }: (typeof noted)[number]) => !text.includes('as applied');

function prepared({ sql: text, parameters }: (typeof noted)[number]): pg.QueryConfig {
  if (text.trim().startsWith(plannedAnew)) return { text, values: [...parameters] };
  names.set(text, names.get(text) ?? `list_${names.size}`);
  return { name: names.get(text)!, text, values: [...parameters] };
}

function ask({ list, query, caller }: HotCall): Promise<{ total: number }> {
  if (list === 'students') return listStudentsFor(db, v.parse(listStudents.query, query));
  if (list === 'applications') {
    return listOfStudent(db, caller.id, { page: 1, pageSize: Number(query.pageSize) });
  }
  const person = {
    accountId: caller.id,
    sessionId: '',
    role: 'Student',
    adminLevel: null,
  } as const;
  const wanted = v.parse(projectsCall.query, query);
  // A view of the database for which nothing is kept yet.
  const quick = db.withoutPlugins();
  return listProjects(
    { db, quick },
    person,
    { ...wanted, status: wanted.status || null } as Wanted,
    now,
  );
}

const asProjects = (rows: object[], others: readonly object[]) => {
  const own = others.find((other) => 'applied' in other);
  return (rows as Row[]).map(asListed(own as OwnSide, now));
};

/** Answers differ from student to student, whom this server knows by address alone. */
const keyOf = (url: string | undefined, address: unknown) => `${address} ${url}`;

/** About as long as a page of projects. */
const fixed = Buffer.alloc(8_000, 'a');

const server = createServer(async (request, response) => {
  if (request.url === fixedPath) {
    response.writeHead(200, { 'content-length': fixed.length }).end(fixed);
    return;
  }
  const { statements, total, asAnswered } = known.get(
    keyOf(request.url, request.headers['x-forwarded-for']),
  )!;
  const [list, ...others] = await Promise.all(statements.map((each) => pool.query(each)));
  const firsts = others.map(({ rows }) => rows[0]);
  const body = JSON.stringify(asAnswered(list!.rows, firsts));
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'x-total-count': firsts.findLast((first) => 'total' in first)?.total ?? total,
  });
  response.end(body);
});

process.once('message', async (calls: HotCall[]) => {
  for (const call of calls) await note(call);
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
});
process.once('disconnect', () => process.exit(0));
