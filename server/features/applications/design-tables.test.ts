import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '../../../src/contract/accounts/people.ts';
import {
  type ApplicationEvent,
  type ApplicationStatus,
  applicationEvents,
  applicationStatuses,
} from '../../../src/contract/applications/moves.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { awaitingCompany, placeHolding } from '../../../src/machines/lifecycle/application.ts';
import { tableSays } from '../../../src/machines/testing/design-tables.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { aWorld, type World } from '../../testing/world.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await testApp();
  world = await aWorld(app);
});
afterAll(() => app.close());

/** Puts the world's application into a status, with the counts that belong to it. */
async function become(status: ApplicationStatus) {
  const holds = (placeHolding as readonly string[]).includes(status);
  const waits = (awaitingCompany as readonly string[]).includes(status);
  const until = status === 'Offered' ? new Date(app.services.clock().getTime() + 86_400_000) : null;
  const { db } = app.services;
  await sql`update applications set status = ${status}, offer_expires_at = ${until}
    where id = ${world.applicationId}`.execute(db);
  // Work is completed where it runs.
  await sql`update projects set status = 'In Progress', places_taken = ${Number(holds)}, open_applications = ${Number(waits)}
    where id = ${world.project.pid}`.execute(db);
}

const move = (event: ApplicationEvent, token: string) =>
  app.call(
    endpoints.moveApplication,
    { params: { id: world.applicationId }, body: { event, reason: 'other', note: 'Thank you.' } },
    token,
  );

const allowedBy = (from: ApplicationStatus, role: Role) =>
  applicationEvents.filter((event) => tableSays(from, event, role) !== null);

describe('every move of an application, through the API', () => {
  for (const from of applicationStatuses) {
    for (const role of ['Student', 'Company', 'Admin'] as const) {
      const allowed = allowedBy(from, role);
      test(`${from}, by ${role}: ${allowed.join(', ') || 'nothing'}`, async () => {
        const { token } = {
          Student: world.owner.student,
          Company: world.owner.company,
          Admin: world.admin,
        }[role];
        for (const event of applicationEvents) {
          await become(from);
          const { status, body } = await move(event, token);
          const to = tableSays(from, event, role);
          if (to) expect([event, status, body.status]).toEqual([event, 200, to]);
          else {
            expect([event, status, body.code]).toEqual([event, 409, 'move-not-allowed']);
            expect(body.allowed).toEqual(allowed);
          }
        }
      });
    }

    test(`${from}: strangers find nothing to move`, async () => {
      await become(from);
      for (const event of applicationEvents) {
        for (const { token } of [world.other.student, world.other.company]) {
          const { status, body } = await move(event, token);
          expect([event, status, body.code]).toEqual([event, 404, 'not-found']);
        }
      }
    });
  }

  test('nobody can make the moves that are time’s own', async () => {
    for (const event of ['expire', 'close']) {
      const answer = await move(event as ApplicationEvent, world.admin.token);
      expect(answer.body.errors[0].path).toBe('event');
    }
  });
});
