import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dueEvents } from '../../../../src/contract/engagements/due.ts';
import { engagementEvents } from '../../../../src/contract/engagements/events.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { playWholeWork } from '../../../testing/whole-work/play.ts';
import { textsIn, written } from '../../../testing/whole-work/written.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await playWholeWork(app);
  // Some two hundred calls, on a machine that may be busy.
}, 300_000);
afterAll(() => app.close());

const eventKinds = { ...engagementEvents, ...dueEvents };
const ofWork = sql`v.about in ('engagement', 'account')`;

const rowsOf = async <Row>(statement: ReturnType<typeof sql<Row>>): Promise<Row[]> =>
  (await statement.execute(app.services.db)).rows;

test('everything that can happen in an engagement has happened here', async () => {
  const kinds = await rowsOf(
    sql<{ kind: string }>`select distinct kind from events v where ${ofWork}`,
  );
  expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(eventKinds).toSorted());
});

/** The words that a schema lists, wherever in it: states, steps, sides. */
const listedBy = (schema: unknown): string[] => {
  if (!schema || typeof schema !== 'object') return [];
  const { options = [], entries = {}, wrapped, item } = schema as Record<string, object>;
  return [...textsIn(options), ...[...Object.values(entries), wrapped, item].flatMap(listedBy)];
};

test('an event keeps facts: numbers, days, listed words, and only the texts that people wrote', async () => {
  const events = await rowsOf(
    sql<{
      kind: keyof typeof eventKinds;
      facts: object;
    }>`select kind, facts from events v where ${ofWork}`,
  );
  const outcomes = ['Completed', 'Not completed'];
  for (const { kind, facts } of events) {
    const known = [...listedBy(eventKinds[kind].facts), ...Object.values(written), ...outcomes, ''];
    const others = textsIn(facts).filter((text) => !/^\d{4}-\d\d-\d\d$/.test(text));
    expect(known, kind).toEqual(expect.arrayContaining(others));
  }
});
