import { type Selectable, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type ApplicationStatus,
  reasonsFor,
  rejectionReasons,
} from '../../src/contract/applications/moves.ts';
import type { ProjectStatus } from '../../src/contract/projects/statuses.ts';
import {
  type ApplicationMove,
  applicationAfter,
} from '../../src/machines/lifecycle/application.ts';
import type { Mover } from '../../src/machines/lifecycle/mover.ts';
import { projectMoves } from '../../src/machines/lifecycle/project.ts';
import type { OpenDatabase } from '../platform/database/open.ts';
import type { Tables } from '../platform/database/tables.ts';
import { testDatabase } from '../testing/database.ts';
import { seedDemo } from './seed.ts';

const now = new Date('2026-05-20T09:30:00Z');
const weekMs = 7 * 86_400_000;

/** A move of an application or a project. */
interface Move {
  at: Date;
  account_id: number | null;
  event: string;
  from_status: ApplicationStatus & ProjectStatus;
  to_status: ApplicationStatus & ProjectStatus;
  reason: string;
  note: string;
}

type Application = Selectable<Tables['applications']> & {
  events: Move[];
};
type Project = Selectable<Tables['projects']> & {
  owner: number;
  events: Move[];
  applications: Application[];
};

let database: OpenDatabase;
let projects: Project[];
let applications: Application[];
let admins: number[];

beforeAll(async () => {
  database = await testDatabase();
  const { db } = database;
  await seedDemo(db, now);
  const companies = await db.selectFrom('companies').select(['id', 'account_id']).execute();
  const ownerOf = new Map(companies.map(({ id, account_id }) => [id, account_id!]));
  const events = await sql<Move & { about: string; about_id: number }>`
    select about, about_id, at, account_id, kind as event, facts ->> 'from' as from_status, facts ->> 'to' as to_status,
      facts ->> 'reason' as reason, facts ->> 'note' as note
    from events where about in ('application', 'project') order by id`.execute(db);
  const { application, project } = Object.groupBy(events.rows, ({ about }) => about);
  const movesOf = Map.groupBy(application!, ({ about_id }) => about_id);
  const stagesOf = Map.groupBy(project!, ({ about_id }) => about_id);
  const applied = await db.selectFrom('applications').selectAll().execute();
  applications = applied.map((row) => ({ ...row, events: movesOf.get(row.id)! }));
  const applicationsOf = Map.groupBy(applications, (application) => application.project_id);
  projects = (await db.selectFrom('projects').selectAll().execute()).map((row) => ({
    ...row,
    owner: ownerOf.get(row.company_id)!,
    events: stagesOf.get(row.id)!,
    applications: applicationsOf.get(row.id) ?? [],
  }));
  const admin = await db.selectFrom('accounts').select('id').where('role', '=', 'Admin').execute();
  admins = admin.map(({ id }) => id);
});
afterAll(() => database.close());

/** In the order it happened, up to now, each step going on from the last. */
function expectContinuous(
  events: { at: Date; from_status: string | null; to_status: string }[],
  status: string,
) {
  expect(events[0]!.from_status).toBeNull();
  for (const [index, { at, from_status }] of events.entries()) {
    if (index === 0) continue;
    expect(from_status).toBe(events[index - 1]!.to_status);
    expect(at.getTime()).toBeGreaterThanOrEqual(events[index - 1]!.at.getTime());
  }
  expect(events.at(-1)!.at.getTime()).toBeLessThanOrEqual(now.getTime());
  expect(events.at(-1)!.to_status).toBe(status);
}

describe('every application', () => {
  test('began by applying and moved only as the lifecycle allows, by those who may', () => {
    for (const project of projects) {
      for (const { student_id, status, events } of project.applications) {
        const [first, ...later] = events;
        expect(first).toMatchObject({
          event: 'apply',
          account_id: student_id,
          to_status: 'Under Review',
        });
        const roles = new Map<number | null, Mover>([
          [student_id, 'Student'],
          [project.owner, 'Company'],
          [null, 'system'],
        ]);
        for (const { from_status, event, account_id, to_status } of later) {
          const by = roles.get(account_id)!;
          if (event === 'edit') {
            expect([by, from_status, to_status]).toEqual([
              'Student',
              'Under Review',
              'Under Review',
            ]);
            continue;
          }
          expect(applicationAfter(from_status!, event as ApplicationMove, by)).toBe(to_status);
        }
        expectContinuous(events, status);
      }
    }
  });

  test('was sent while its project was open, before the deadline', () => {
    for (const { events, deadline, applications } of projects) {
      for (const { applied_at, events: moves } of applications) {
        expect(moves[0]!.at).toEqual(applied_at);
        const then = events.filter(({ at }) => at <= applied_at).at(-1);
        expect(then?.to_status).toBe('pending');
        if (deadline) expect(applied_at.getTime()).toBeLessThan(deadline.getTime());
      }
    }
  });

  test('with an offer has the rest of seven days left, and no other has', () => {
    for (const { status, offer_expires_at, events } of applications) {
      if (status !== 'Offered') {
        expect(offer_expires_at).toBeNull();
        continue;
      }
      expect(offer_expires_at!.getTime()).toBe(events.at(-1)!.at.getTime() + weekMs);
      expect(offer_expires_at!.getTime()).toBeGreaterThan(now.getTime());
    }
  });

  test('that expired did so after seven days', () => {
    const expired = applications.filter(({ status }) => status === 'Expired');
    for (const { events } of expired) {
      const [offer, expiry] = events.slice(-2);
      expect(Math.abs(expiry!.at.getTime() - offer!.at.getTime() - weekMs)).toBeLessThan(10);
    }
  });

  test('that was rejected has a reason from the list, many a kind word, and no move that needs none has a reason', () => {
    const moves = applications.flatMap(({ events }) => events);
    const rejections = moves.filter(({ event }) => event === 'reject');
    for (const { reason } of rejections) expect(Object.keys(rejectionReasons)).toContain(reason);
    expect(new Set(rejections.map(({ reason }) => reason)).size).toBe(5);
    expect(rejections.filter(({ note }) => note !== '').length).toBeGreaterThan(100);
    for (const { event, reason } of moves) if (!reasonsFor(event)) expect(reason).toBe('');
  });
});

describe('every project', () => {
  test('moved only as the lifecycle allows, by its company or an admin with a reason', () => {
    for (const { owner, posted_at, status, events } of projects) {
      expect(events[0]).toMatchObject({ at: posted_at, account_id: owner });
      for (const { from_status, to_status, account_id, reason } of events.slice(1)) {
        const byAdmin = admins.includes(account_id!);
        if (!byAdmin) expect(account_id).toBe(owner);
        expect(projectMoves(from_status!, byAdmin ? 'Admin' : 'Company')).toContain(to_status);
        if (byAdmin) expect(reason).not.toBe('');
      }
      expectContinuous(events, status);
    }
  });

  test('counts its places and waiting applications rightly', () => {
    for (const { title, applications, places_taken, open_applications } of projects) {
      const count = (...states: string[]) =>
        applications.filter(({ status }) => states.includes(status)).length;
      expect(places_taken, title).toBe(count('Offered', 'Accepted', 'Completed', 'Not completed'));
      expect(open_applications, title).toBe(count('Under Review', 'Shortlisted'));
    }
  });

  test('never gave more places than it has, and took no application when all were given', () => {
    const holds = (status: string | null) =>
      ['Offered', 'Accepted', 'Completed', 'Not completed'].includes(status ?? '');
    for (const { title, places, applications } of projects) {
      let taken = 0;
      const moves = applications.flatMap(({ events }) => events);
      for (const move of moves.sort((a, b) => a.at.getTime() - b.at.getTime())) {
        if (move.event === 'apply') expect(taken, title).toBeLessThan(places);
        taken += Number(holds(move.to_status)) - Number(holds(move.from_status));
        expect(taken, title).toBeLessThanOrEqual(places);
      }
    }
  });

  test('that has ended keeps nobody waiting, and only such a one closed applications', () => {
    for (const { title, status, applications } of projects) {
      const over = status === 'Completed' || status === 'Cancelled';
      const states = applications.map((application) => application.status);
      const wrong = over ? ['Under Review', 'Shortlisted', 'Offered', 'Accepted'] : ['Closed'];
      for (const state of wrong) expect(states, title).not.toContain(state);
    }
  });

  test('that has begun has somebody on board', () => {
    const begun = projects.filter(({ status }) => ['In Progress', 'Completed'].includes(status));
    for (const { title, places_taken } of begun) expect(places_taken, title).toBeGreaterThan(0);
  });
});
