import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Conversation } from '../../src/contract/conversations/conversations.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { allRows } from '../platform/database/rows.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { signedIn } from '../testing/people.ts';
import { addDemoConversations } from './conversations.ts';
import { signIns } from './rows/accounts.ts';
import { seedDemo } from './seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await seedDemo(app.services.db, app.services.clock());
  await addDemoConversations(app.services.db, app.services.clock());
});
afterAll(() => app.close());

test.each([
  ['student', 'Student', ['Accepted', 'Shortlisted', 'Rejected'], 0],
  ['company', 'Company', ['Under Review', 'Offered'], 1],
] as const)(
  'the %s of the demo finds conversations in every state, and news of those with something unread',
  async (who, role, statuses, unread) => {
    const [account] = await allRows<{ id: number }>(app.services.db)`
      select id from accounts where email = ${signIns[who]}`;
    const { token } = await signedIn(app.services, account!.id, role);
    const { body } = await app.call(endpoints.listConversations, {}, token);
    const listed = body as Conversation[];
    for (const status of statuses) expect(listed.map((one) => one.status)).toContain(status);
    expect(listed.filter((one) => one.unread > 0)).toHaveLength(unread);
    const { body: open } = await app.call(endpoints.listNotifications, {}, token);
    const news = open.filter(({ kind }: { kind: string }) => kind === 'message written');
    expect(news).toHaveLength(unread);
  },
);
