import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { Notification } from '../../../../src/contract/notifications.ts';
import type { TestApp } from '../../../testing/app.ts';
import { beginning } from '../../../testing/beginning.ts';
import { aTeam } from '../../../testing/engagements.ts';
import { aCompany, anAdmin, aStudent, type Someone } from '../../../testing/people.ts';

let app: TestApp;
let company: Someone;
let ada: Someone;
let bo: Someone;
let ids: number[];
/** One of a team has handed in for both. */
const begun = beginning(async (app) => {
  const company = await aCompany(app.services);
  const ada = await aStudent(app.services);
  const bo = await aStudent(app.services, { firstName: 'Bo' });
  const { ids } = await aTeam(app, company, [ada, bo]);
  const delivery = { params: { id: ids[0]!, number: 1 }, body: { words: 'Drawn.', after: 0 } };
  await app.call(endpoints.deliver, delivery, ada.token);
  return { company, ada, bo, ids };
});
beforeEach(() => {
  ({ app, company, ada, bo, ids } = begun());
});

const newsOf = async ({ token }: Someone): Promise<string[]> =>
  (await app.call(endpoints.listNotifications, {}, token)).body.map(
    ({ message }: Notification) => message,
  );
const adaGoes = async () => {
  const office = await anAdmin(app.services);
  await app.call(
    endpoints.deleteStudent,
    { params: { id: ada.id }, query: { force: 'true' } },
    office.token,
  );
};

test('what happened in the work of a student goes with them, and what was told of it', async () => {
  const ofHers = expect.stringContaining('Ada Byron has handed in “Concept” for “A weir”');
  expect(await newsOf(company)).toContainEqual(ofHers);
  await adaGoes();
  expect(await newsOf(company)).not.toContainEqual(ofHers);
  const { rows } = await sql`
    select from events where about = 'engagement' and about_id = ${ids[0]}`.execute(
    app.services.db,
  );
  expect(rows).toEqual([]);
});

test('who stays reads of a mate who has gone without their name', async () => {
  await adaGoes();
  expect(await newsOf(bo)).toContainEqual(
    expect.stringContaining('A former student has handed in “Concept” for “A weir”, version 1.'),
  );
});

test('news is told with the names that its records have when it is read', async () => {
  await sql`update projects set title = 'A lock' where title = 'A weir'`.execute(app.services.db);
  await sql`update milestones set title = 'Sketch' where title = 'Concept'`.execute(
    app.services.db,
  );
  expect(await newsOf(company)).toContainEqual(
    expect.stringContaining('has handed in “Sketch” for “A lock”'),
  );
  await sql`delete from milestones`.execute(app.services.db);
  expect(await newsOf(company)).toContainEqual(
    expect.stringContaining('has handed in a milestone for “A lock”'),
  );
});
