import { createServer } from 'node:http';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import * as v from 'valibot';
import { findPerson } from '../server/features/accounts/person.ts';
import { listOfStudent } from '../server/features/applications/listing.ts';
import { countBoardOf, listBoardOf } from '../server/features/engagements/board/listing.ts';
import { weekIn } from '../server/features/engagements/check-ins/week.ts';
import { listOfPerson } from '../server/features/engagements/listing.ts';
import { readRoom } from '../server/features/engagements/room.ts';
import { evaluationsOf } from '../server/features/evaluations/listing.ts';
import type { ProjectQuery } from '../server/features/projects/browse/filter.ts';
import { listProjects } from '../server/features/projects/browse/listing.ts';
import {
  forViewer,
  type ProjectRow,
  type StudentViewer,
} from '../server/features/projects/browse/viewer.ts';
import { studentListing } from '../server/features/students/listing.ts';
import type { Person } from '../server/platform/calls/person.ts';
import { pageOf } from '../server/platform/database/paged.ts';
import { isPlannedOnce } from '../server/platform/database/planned.ts';
import type { Tables } from '../server/platform/database/tables.ts';
import { endOfDay } from '../server/platform/jobs/programme-day.ts';
import { daysLater } from '../src/contract/days.ts';
import { listBoard } from '../src/contract/engagements/board.ts';
import { listEngagements } from '../src/contract/engagements/engagements.ts';
import { builtInRubric } from '../src/contract/evaluations/rubric.ts';
import { listProjects as projectsCall } from '../src/contract/projects/projects.ts';
import { listStudents } from '../src/contract/students/managed-students.ts';
import { evaluationOpensOn } from '../src/machines/lifecycle/evaluation.ts';
import { addressOf, type HotCall } from './api-lists.ts';
import { fixedPath } from './api-measure.ts';

/**
 * What the product is measured against: `node:http` and `pg` alone, started by the bench as a process
 * of its own, with as many connections as the product has. For each call it sends the very statements that the
 * product sends, noted once at the start: the session, the list, the count where there is one, and what projects are
 * to the student. It answers the same JSON; it reads no token and checks no input.
 */
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  // The product's pool and the connections that its short statements share.
  max: 14,
  types: {
    getTypeParser: (oid, format) =>
      oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
  },
});
interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}
const noted: Statement[] = [];
const db = new Kysely<Tables>({
  dialect: new PostgresDialect({ pool }),
  log: ({ query }) => void noted.push(query),
});

interface Known {
  /** In the order the product sends them, each once the one before was answered. */
  readonly statements: readonly pg.QueryConfig[];
  /** Where the rows themselves say how many there are, nothing is counted. */
  readonly total: number | undefined;
  readonly list: HotCall['list'];
}
const known = new Map<string, Known>();
const names = new Map<string, string>();
const now = new Date();

async function note(call: HotCall): Promise<void> {
  const sessionId = await sessionOf(call.caller.id);
  noted.length = 0;
  const person = await findPerson(db, sessionId, now);
  const { total } = await ask(call, person!);
  known.set(keyOf(addressOf(call), call.caller.headers['x-forwarded-for']), {
    statements: noted.map(asQuery),
    total,
    list: call.list,
  });
}

async function sessionOf(accountId: number): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from sessions where account_id = ${accountId} order by created_at desc limit 1`.execute(
    db,
  );
  return rows[0]!.id;
}

/** Prepared by name, but for what the product lets PostgreSQL plan for its values each time. */
function asQuery({ sql: text, parameters }: Statement): pg.QueryConfig {
  if (!isPlannedOnce(text, [0])) return { text, values: [...parameters] };
  names.set(text, names.get(text) ?? `list_${names.size}`);
  return { name: names.get(text)!, text, values: [...parameters] };
}

/** @returns how many there are in all; undefined for what is no page of a list */
async function ask(
  { list, query, caller }: HotCall,
  person: Person,
): Promise<{ total: number | undefined }> {
  const viewer = { person, now, timeZone: 'UTC' };
  const none = { total: undefined };
  const privacy = { emailFromShortlisted: false };
  const evaluation = { midpoint: true, distinctionFrom: 4.5 };
  const ofRoom = {
    db,
    clock: () => now,
    timeZone: 'UTC',
    privacy,
    evaluation,
  };
  if (list === 'room') return readRoom(ofRoom, Number(query.id), person).then(() => none);
  if (list === 'evaluations')
    return evaluationsOf(ofRoom, Number(query.id), person).then(() => none);
  if (list === 'engagements')
    return listOfPerson(db, viewer, v.parse(listEngagements.query, query));
  if (list === 'board') return listBoardOf(db, viewer, v.parse(listBoard.query, query));
  if (list === 'board counts')
    return countBoardOf(db, viewer, { searchText: '', term: '' }).then(() => none);
  if (list === 'students') return pageOf(db, studentListing, v.parse(listStudents.query, query));
  if (list === 'applications') {
    return listOfStudent(db, caller.id, { page: 1, pageSize: Number(query.pageSize) });
  }
  const { status, ...filters } = v.parse(projectsCall.query, query);
  return listProjects(db, person, { ...filters, status: status || null } as ProjectQuery, now);
}

/** Answers differ from student to student, whom this server knows by address alone. */
const keyOf = (url: string | undefined, address: unknown) => `${address} ${url}`;

/** About as long as a page of projects. */
const fixed = Buffer.alloc(8_000, 'a');

/** The rows of a list; of projects with what they are to the student. */
function rowsIn(list: HotCall['list'], [, rows, ...others]: object[][]): unknown {
  if (list !== 'projects') return rows;
  const firsts = others.map(([first]) => first);
  const viewer = firsts.find((first) => first && 'applied' in first) as StudentViewer | undefined;
  return (rows as ProjectRow[]).map(forViewer(viewer ?? null, now));
}

/** What is put together from several statements. */
function partsOf(statements: readonly pg.QueryConfig[], answers: object[][]) {
  return (from: string) => answers[statements.findIndex(({ text }) => text.includes(from))];
}

/** Evaluations, from the statements that read their parts. */
function evaluationsIn(statements: readonly pg.QueryConfig[], answers: object[][]): object {
  const partFrom = partsOf(statements, answers);
  const rounds = (partFrom('order by r.asked_at') ?? []) as { dueOn: string }[];
  const outcome = partFrom('from outcomes o')?.[0] as
    | { at: string; objections: unknown[] }
    | undefined;
  return {
    rounds: rounds.map((round) => ({ ...round, opensOn: evaluationOpensOn(round.dueOn) })),
    // As both sides have it who have evaluated each other.
    outcome: outcome
      ? {
          ...outcome,
          version: `${Date.parse(outcome.at)}-${outcome.objections.length}`,
          objectUntil: null,
          isFinal: true,
        }
      : null,
    rubrics: [builtInRubric],
    shares: null,
    academic: null,
    earlyEnd: null,
  };
}

/** A room, from the statements that read its parts. */
function roomIn(statements: readonly pg.QueryConfig[], answers: object[][]): object {
  const partFrom = partsOf(statements, answers);
  const versions = (partFrom('from plan_versions x') ?? []) as { all: number }[];
  const plans = versions.map(({ all: _, ...plan }) => plan);
  const begins = weekIn('UTC', now);
  const checkIns = (partFrom('from check_ins k') ?? []) as { week: string }[];
  return {
    ...partFrom('as people')?.[0],
    plans,
    earlierPlans: (versions[0]?.all ?? 0) - plans.length,
    milestones: partFrom('join milestones m on m.engagement_id = e.id\n'),
    week: {
      begins,
      endsAt: endOfDay('UTC', daysLater(begins, 6)).toISOString(),
      checkIn: checkIns.find(({ week }) => week === begins) ?? null,
    },
    latestCheckIns: checkIns,
    // Nobody here has more than are shown.
    checkIns: checkIns.length,
  };
}

const server = createServer(async (request, response) => {
  if (request.url === fixedPath) {
    response.writeHead(200, { 'content-length': fixed.length }).end(fixed);
    return;
  }
  const {
    statements,
    total,
    list: kind,
  } = known.get(keyOf(request.url, request.headers['x-forwarded-for']))!;
  const answers: object[][] = [];
  for (const each of statements) answers.push((await pool.query(each)).rows);
  const made = { room: roomIn, evaluations: evaluationsIn }[kind as 'room' | 'evaluations'];
  const body = JSON.stringify(made ? made(statements, answers) : rowsIn(kind, answers));
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    ...(total !== undefined && { 'x-total-count': total }),
  });
  response.end(body);
});

process.once('message', async (calls: HotCall[]) => {
  for (const call of calls) await note(call);
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
});
process.once('disconnect', () => process.exit(0));
