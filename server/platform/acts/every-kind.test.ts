import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EventAbout, EventKind, Reader } from '../../../src/contract/events/event.ts';
import { type EventName, eventKinds } from '../../../src/contract/events/kinds.ts';
import type { Notification } from '../../../src/contract/notifications.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { textsIn } from '../../testing/whole-work/written.ts';
import { aWorld, type World } from '../../testing/world.ts';
import { openNotifications } from '../notifications/repository.ts';
import { type Happening, happened } from './happened.ts';

/** Stands for all that a person writes. */
const written = 'Zebras';
const entries = Object.entries(eventKinds) as [EventName, EventKind][];
const told = entries.flatMap(([kind, { tells = {} }]) =>
  Object.keys(tells).map((reader) => [kind, reader as Reader] as const),
);

let app: TestApp;
let world: World;
/** Its events are older than those that are planted. */
let plantedAfter: number;
beforeAll(async () => {
  app = await testApp();
  world = await aWorld(app);
  const { rows } = await sql<{ id: number }>`select max(id) as id from events`.execute(
    app.services.db,
  );
  plantedAfter = rows[0]!.id;
}, 300_000);
afterAll(() => app.close());

/** Numbers and times that facts name, of what is there. */
const known = (): Readonly<Record<string, unknown>> => ({
  ...{ project: world.project.pid, application: world.applicationId, milestone: 1, version: 2 },
  ...{
    student: world.owner.student.id,
    staff: world.staff.own.id,
    near: world.other.company.companyId,
  },
  ...{ university: world.universities.one, inCharge: world.universities.one },
  ...{ engagement: world.engagements.done, credential: world.credentialId, due: dueThings() },
  ...{ answerBy: '2031-05-04T12:00:00.000Z', day: '2031-05-04', dueOn: '2031-05-04' },
  ...{ until: '2031-05-04', week: '2031-05-05', link: '/student/work' },
});
const dueThings = () => [
  { engagement: world.engagements.done, about: 'review', which: 5, milestone: 1 },
];

const about = (): Record<EventAbout, number> => ({
  term: world.terms.open,
  student: world.owner.student.id,
  company: world.owner.company.companyId,
  project: world.project.pid,
  application: world.applicationId,
  assignment: world.runs.draft,
  engagement: world.engagements.done,
  conversation: world.engagements.done,
  credential: world.owner.student.id,
  message: world.messageId,
  account: world.owner.student.id,
  note: world.owner.student.id,
});

interface Schema {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly options?: readonly unknown[];
  readonly wrapped?: Schema;
}

/** Facts that a schema takes: what is known, the first of what it lists, and for any other text what somebody wrote. */
function factsFor({ type, entries: fields = {}, options = [], wrapped }: Schema): unknown {
  if (type === 'strict_object') {
    const facts = Object.entries(fields).map(([name, schema]) => {
      const isKnown = name in known() && typeof known()[name] === typeof factsFor(schema);
      return [name, isKnown && !isListed(schema) ? known()[name] : factsFor(schema)];
    });
    return Object.fromEntries(facts.filter(([, value]) => value !== undefined));
  }
  if (wrapped) return factsFor(wrapped);
  if (type === 'picklist') return options[0];
  return { number: 1, boolean: true, array: [], string: written }[type];
}
const isListed = ({ type, wrapped }: Schema): boolean =>
  type === 'picklist' || (wrapped !== undefined && isListed(wrapped));

/** Plants an event of a kind, told to the admin as one of its readers. */
async function plant(kind: EventName, reader: Reader): Promise<Notification> {
  const declared: EventKind = eventKinds[kind];
  const subject = { kind: 'application', subjectId: 1, subject: written } as const;
  const happening = {
    ...{ kind, aboutId: about()[declared.about], subject },
    facts: factsFor(declared.facts as unknown as Schema),
    concerned: { [reader]: [world.admin.id] },
  } as Happening;
  const { services } = app;
  await services.db.transaction().execute((transaction) => {
    const by = { accountId: world.admin.id, role: 'Admin' } as const;
    return happened({ ...services, transaction, at: services.clock(), by }, [happening]);
  });
  const [newest] = await openNotifications(services, world.admin.id);
  return newest!;
}

describe('an event of every kind, for everybody it tells', () => {
  test.each(told)('%s, to the %s: is read in words, with the way to it', async (kind, reader) => {
    const { title, message, link } = await plant(kind, reader);
    expect(title).toMatch(/^[\p{Lu}\d“]/u);
    expect(message).toMatch(/[.!?…”]$|Zebras$/);
    expect(`${title} ${message}`).not.toMatch(/undefined|null|NaN|\[object|Invalid/);
    expect(link).toMatch(/^$|^\/(student|company|faculty|admin)\//);
  });

  test('leaves no sentence in any row that nobody wrote', async () => {
    const planted = {
      events: sql`id > ${plantedAfter}`,
      notifications: sql`event_id > ${plantedAfter}`,
      news_mails: sql`event_id > ${plantedAfter}`,
      audit_log: sql`subject = ${written}`,
    };
    for (const [table, which] of Object.entries(planted)) {
      const { rows } = await sql<{ row: object }>`
        select to_jsonb(t) as row from ${sql.table(table)} t where ${which}`.execute(
        app.services.db,
      );
      expect(rows.length, table).toBeGreaterThan(10);
      const texts = rows.flatMap(({ row }) => textsIn(row));
      expect(texts.filter(isSentence), table).toEqual([]);
    }
  });
});

/** Kinds, steps and states have up to four words; only a sentence has more, or ends like one. */
const isSentence = (text: string): boolean =>
  text.split(' ').length > 5 || /\p{L}+ .*[.!?]$/u.test(text);
