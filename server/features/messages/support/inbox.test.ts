import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallOf } from '../../../../src/contract/endpoint.ts';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { SupportMessage } from '../../../../src/contract/messages/support.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { anAdmin, aStudent, type Someone } from '../../../testing/people.ts';

let app: TestApp;
let admin: Someone;
let id: number;
let number = 0;
beforeAll(async () => {
  app = await testApp();
  admin = await anAdmin(app.services);
});
afterAll(() => app.close());

const list = async (query: CallOf<typeof endpoints.listMessages>['query'], by = admin) =>
  (await app.call(endpoints.listMessages, { query }, by.token)).body as SupportMessage[];
const care = (body: CallOf<typeof endpoints.updateMessage>['body'], by = admin) =>
  app.call(endpoints.updateMessage, { params: { id }, body }, by.token);
const answer = (message: string, idempotencyKey?: string) =>
  app.call(
    endpoints.replyToMessage,
    { params: { id }, body: { message }, ...(idempotencyKey && { idempotencyKey }) },
    admin.token,
  );

beforeEach(async () => {
  number += 1;
  const body = {
    Name: 'Vera',
    Email: `vera-${number}@people.example`,
    Subject: `Where is room ${number}?`,
    Message: 'I looked.\nTwice.',
  };
  app.passTime(1000);
  await app.call(endpoints.contactUs, { body });
  id = (await list({}))[0]!.id;
});

test('a message of the contact form waits open for nobody yet', async () => {
  const [message] = await list({ state: 'open', searchText: `room ${number}` });
  expect(message).toMatchObject({ id, name: 'Vera', assignedTo: null, note: '', replies: [] });
});

describe('a reply', () => {
  test('goes out by mail with what was written quoted; the message counts as answered', async () => {
    const { status, body } = await answer('On the second floor.');
    expect(status).toBe(201);
    const name = admin.email.split('@')[0];
    expect(body).toMatchObject({
      state: 'answered',
      replies: [{ by: name, message: 'On the second floor.' }],
    });
    expect((await app.mails()).at(-1)).toEqual({
      to: `vera-${number}@people.example`,
      subject: `Re: Where is room ${number}?`,
      text: `On the second floor.\n\n${name}\nTrestle\n\nVera wrote:\n> I looked.\n> Twice.\n`,
    });
  });

  test('sent twice with one key is mailed once', async () => {
    const [first, second] = await Promise.all([
      answer('Once.', 'the-same-key'.concat(String(number))),
      answer('Once.', 'the-same-key'.concat(String(number))),
    ]);
    expect(second).toMatchObject({ status: 201, body: first.body });
    const mailed = (await app.mails()).filter(({ to }) => to === `vera-${number}@people.example`);
    expect(mailed).toHaveLength(1);
  });

  test('must say something', async () => {
    expect((await answer('  ')).body.errors).toMatchObject([{ path: 'message' }]);
  });
});

describe('taking care', () => {
  test('changes what is named and leaves the rest', async () => {
    const other = await anAdmin(app.services, 'Moderator');
    expect((await care({ assignedTo: other.id, note: 'Ask Ines.' })).body).toMatchObject({
      state: 'open',
      assignedTo: { id: other.id },
      note: 'Ask Ines.',
    });
    expect((await care({ state: 'closed' })).body).toMatchObject({
      state: 'closed',
      assignedTo: { id: other.id },
      note: 'Ask Ines.',
    });
    expect((await list({ mine: 'true' }, other)).map((message) => message.id)).toEqual([id]);
    expect(await list({ mine: 'true', state: 'open' }, other)).toEqual([]);
    expect((await care({ assignedTo: null })).body.assignedTo).toBeNull();
  });

  test('is for admins who can sign in', async () => {
    const gone = await anAdmin(app.services, 'Moderator');
    const disable = { params: { id: gone.id }, body: { state: 'disabled' } } as const;
    await app.call(endpoints.setAdminState, disable, admin.token);
    for (const somebody of [gone, await aStudent(app.services)])
      expect((await care({ assignedTo: somebody.id })).body.errors).toEqual([
        { path: 'assignedTo', message: 'Choose an admin who can sign in.' },
      ]);
  });

  test('of a message that is not there answers 404', async () => {
    const body = { state: 'closed' } as const;
    const gone = { params: { id: 999_999 }, body };
    expect((await app.call(endpoints.updateMessage, gone, admin.token)).status).toBe(404);
  });
});

test('the inbox is sorted by when, by subject and by name, both ways', async () => {
  for (const sort of ['receivedAt', 'subject', 'name'] as const)
    expect((await list({ sort: `-${sort}` })).map((message) => message.id)).toEqual(
      (await list({ sort })).map((message) => message.id).toReversed(),
    );
});

describe('a deleted message', () => {
  const remove = (by = admin) => app.call(endpoints.deleteMessage, { params: { id } }, by.token);

  test('is gone with its replies, and what was written is in no audit entry', async () => {
    await care({ note: 'A very private note.' });
    await answer('A very private answer.');
    expect((await remove(await anAdmin(app.services, 'Moderator'))).status).toBe(200);
    expect((await list({})).some((message) => message.id === id)).toBe(false);
    const { rows } = await sql`
      select 1 from message_replies where message_id = ${id}`.execute(app.services.db);
    expect(rows).toEqual([]);
    const acts = await app.call(endpoints.listAudit, { query: { kind: 'message' } }, admin.token);
    const own = acts.body.filter((act: { subjectId: number }) => act.subjectId === id);
    expect(own).toMatchObject([
      { act: 'deleted', subject: `Message ${id}`, before: { state: 'answered' } },
      { act: 'answered', after: { state: 'answered', reply: null } },
      { act: 'changed', after: { note: null } },
    ]);
    expect(JSON.stringify(own)).not.toMatch(/private|room|Vera/);
    expect((await remove()).status).toBe(404);
  });

  test('is deleted by admins only', async () => {
    expect((await remove(await aStudent(app.services))).status).toBe(403);
    expect((await list({}))[0]!.id).toBe(id);
  });
});
