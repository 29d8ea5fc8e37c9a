import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import {
  type ProjectStatus,
  projectStatuses,
  projectStatusLabels,
} from '../../../src/contract/projects/statuses.ts';
import { targetsInTable } from '../../../src/machines/testing/design-tables.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { verified } from '../../testing/people.ts';
import { aWorld, type World } from '../../testing/world.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await testApp();
  world = await aWorld(app);
  await verified(app.services, world.owner.company);
});
afterAll(() => app.close());

const become = (status: ProjectStatus) =>
  sql`update projects set status = ${status} where id = ${world.openPid}`.execute(app.services.db);
const move = (status: string, token: string) =>
  app.call(
    endpoints.moveProject,
    { params: { id: world.openPid }, body: { status, reason: 'We found a new supervisor.' } },
    token,
  );

describe('every move of a project, through the API', () => {
  for (const from of projectStatuses) {
    for (const role of ['Company', 'Admin'] as const) {
      const allowed = targetsInTable(from, role);
      test(`${from}, by ${role}: ${allowed.join(', ') || 'nothing'}`, async () => {
        const { token } = role === 'Admin' ? world.admin : world.owner.company;
        for (const to of projectStatuses) {
          await become(from);
          const { status, body } = await move(projectStatusLabels[to].toUpperCase(), token);
          if (allowed.includes(to)) expect([to, status, body.status]).toEqual([to, 200, to]);
          else {
            expect([to, status, body.code]).toEqual([to, 409, 'move-not-allowed']);
            expect([...body.allowed].sort()).toEqual([...allowed].sort());
          }
        }
      });

      test(`${from}: ${role} is told the same moves beforehand`, async () => {
        await become(from);
        const { token } = role === 'Admin' ? world.admin : world.owner.company;
        const params = { pid: world.openPid };
        const { body } = await app.call(endpoints.listProjectMoves, { params }, token);
        expect(body.moves.map(({ to }: { to: string }) => to).sort()).toEqual([...allowed].sort());
      });
    }

    test(`${from}: another company finds nothing to move, a student may not ask`, async () => {
      await become(from);
      for (const to of projectStatuses) {
        expect((await move(to, world.other.company.token)).status).toBe(404);
        expect((await move(to, world.owner.student.token)).status).toBe(403);
      }
    });
  }

  test('opening an ended project again needs a reason', async () => {
    await become('Cancelled');
    const { body } = await app.call(
      endpoints.moveProject,
      { params: { id: world.openPid }, body: { status: 'pending' } },
      world.admin.token,
    );
    expect(body.errors).toEqual([
      { path: 'reason', message: 'Enter why this project is being reopened.' },
    ]);
  });
});
