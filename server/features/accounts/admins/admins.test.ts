import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AdminForm } from '../../../../src/contract/accounts/admins.ts';
import type { Endpoint } from '../../../../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../../../src/contract/endpoints.ts';
import type { TestApp } from '../../../testing/app.ts';
import { beginning } from '../../../testing/beginning.ts';
import { anAdmin, type Someone } from '../../../testing/people.ts';
import { validRequests } from '../../../testing/valid-requests.ts';
import { aWorld, type World } from '../../../testing/world.ts';

let app: TestApp;
const alone = beginning(async () => ({}));
beforeEach(() => {
  ({ app } = alone());
});

const form = (admin: { email: string }, role: AdminForm['role'], name = 'Noor'): AdminForm => ({
  name,
  email: admin.email,
  role,
});
const update = (id: number, body: AdminForm, by: Someone) =>
  app.call(endpoints.updateAdmin, { params: { id }, body }, by.token);
const disable = (id: number, by: Someone) =>
  app.call(endpoints.setAdminState, { params: { id }, body: { state: 'disabled' } }, by.token);
const remove = (id: number, by: Someone, query = {}) =>
  app.call(endpoints.deleteAdmin, { params: { id }, query }, by.token);
const superAdmins = async () => {
  const { rows } = await sql<{ id: number }>`
    select id from accounts where admin_level = 'Super Admin' and state = 'active'`.execute(
    app.database.db,
  );
  return rows.length;
};

/** Every call that changes who is an admin, found in the contract, so that a new one is walked too. */
const changing = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
  ([, { method, path }]) => path.toLowerCase().startsWith('/admins') && method !== 'GET',
);

describe('in a programme', () => {
  let world: World;
  const begun = beginning(async (app) => ({ world: await aWorld(app) }));
  beforeEach(() => {
    ({ app, world } = begun());
  });

  describe('a Moderator', () => {
    test.each(changing)('is refused %s, and nothing changes', async (name, endpoint) => {
      const all = () => app.database.db.selectFrom('accounts').selectAll().orderBy('id').execute();
      const before = await all();
      const call = validRequests[name](world, 'admin');
      expect((await app.call(endpoint, call, world.moderator.token)).status).toBe(403);
      expect(await all()).toEqual(before);
      expect((await app.call(endpoint, call, world.admin.token)).status).toBeLessThan(300);
    });

    test('reads who is an admin, and does all the rest', async () => {
      const others = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
        ([name, { audience }]) =>
          audience !== 'anyone' &&
          audience.Admin === 'any' &&
          !changing.some(([one]) => one === name),
      );
      expect(others.length).toBeGreaterThan(30);
      for (const [name, endpoint] of others) {
        const answer = await app.call(
          endpoint,
          validRequests[name](world, 'admin'),
          world.moderator.token,
        );
        expect(answer.status, name).not.toBe(403);
      }
    });
  });

  test('an admin whom open messages wait for is deleted only even so', async () => {
    const { messageId: id, moderator, admin } = world;
    await app.call(
      endpoints.updateMessage,
      { params: { id }, body: { assignedTo: moderator.id } },
      admin.token,
    );
    expect((await remove(moderator.id, admin)).body).toMatchObject({
      code: 'others-depend',
      detail:
        '1 open message would have nobody assigned. Assign it to another admin first, or disable this admin instead.',
    });
    expect((await remove(moderator.id, admin, { force: 'true' })).status).toBe(200);
  });
});

test('an admin added is invited, listed, and knows themselves', async () => {
  const by = await anAdmin(app.services);
  const email = 'noor@people.example';
  const added = await app.call(
    endpoints.addAdmin,
    { body: form({ email }, 'Moderator') },
    by.token,
  );
  expect(added).toMatchObject({ status: 201, body: { name: 'Noor', email, role: 'Moderator' } });
  expect((await app.mails()).at(-1)).toMatchObject({
    to: email,
    subject: 'You have been invited to Trestle',
  });
  const query = { searchText: 'noo', role: 'Moderator' } as const;
  const listed = await app.call(endpoints.listAdmins, { query }, by.token);
  expect(listed.body).toEqual([added.body]);
  const me = await app.call(endpoints.currentAdmin, {}, by.token);
  expect(me.body).toMatchObject({ id: by.id, email: by.email, role: 'Super Admin' });
});

test('a changed admin keeps their session; a taken address is refused at its field', async () => {
  const [by, other] = [await anAdmin(app.services), await anAdmin(app.services, 'Moderator')];
  const answer = await update(other.id, form(by, 'Moderator'), by);
  expect(answer.body).toMatchObject({ code: 'email-taken', errors: [{ path: 'email' }] });
  const changed = await update(other.id, form(other, 'Super Admin', 'Mo'), by);
  expect(changed.body).toMatchObject({ name: 'Mo', role: 'Super Admin' });
  expect((await app.call(endpoints.currentAdmin, {}, other.token)).body.name).toBe('Mo');
});

describe('the last Super Admin', () => {
  test('is not demoted, deleted or disabled', async () => {
    const last = await anAdmin(app.services);
    expect((await update(last.id, form(last, 'Moderator'), last)).body.code).toBe(
      'last-super-admin',
    );
    expect((await remove(last.id, last)).status).toBe(403);
    expect((await disable(last.id, last)).status).toBe(403);
    expect(await superAdmins()).toBe(1);
  });

  test('is one who can sign in: somebody invited who never came does not count', async () => {
    const last = await anAdmin(app.services);
    const body = form({ email: 'never-came@people.example' }, 'Super Admin');
    await app.call(endpoints.addAdmin, { body }, last.token);
    expect((await update(last.id, form(last, 'Moderator'), last)).body.code).toBe(
      'last-super-admin',
    );
  });

  test('stays when twenty demote, disable and delete each other at once', async () => {
    const all: Someone[] = [];
    for (let n = 0; n < 20; n += 1) all.push(await anAdmin(app.services));
    const next = (n: number) => all[(n + 1) % all.length]!;
    const acts = [
      (n: number) => update(next(n).id, form(next(n), 'Moderator'), all[n]!),
      (n: number) => disable(next(n).id, all[n]!),
      (n: number) => remove(next(n).id, all[n]!),
      (n: number) => update(all[n]!.id, form(all[n]!, 'Moderator'), all[n]!),
    ];
    const answers = await Promise.all(all.flatMap((_, n) => acts.map((act) => act(n))));
    for (const { status, body } of answers)
      expect([200, 401, 403, 404, 409], JSON.stringify(body)).toContain(status);
    expect(await superAdmins()).toBeGreaterThanOrEqual(1);
  });
});

test('nobody deletes or disables themselves, also while others remain', async () => {
  const [one] = [await anAdmin(app.services), await anAdmin(app.services)];
  expect((await remove(one.id, one)).status).toBe(403);
  expect((await disable(one.id, one)).status).toBe(403);
});

test('a disabled admin is refused on the next call', async () => {
  const [by, other] = [await anAdmin(app.services), await anAdmin(app.services, 'Moderator')];
  await disable(other.id, by);
  expect((await app.call(endpoints.currentAdmin, {}, other.token)).status).toBe(401);
});
