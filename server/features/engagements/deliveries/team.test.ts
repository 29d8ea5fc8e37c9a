import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { Delivery } from '../../../../src/contract/engagements/deliveries.ts';
import type { Room } from '../../../../src/contract/engagements/engagements.ts';
import type { EngagementEvent } from '../../../../src/contract/engagements/history.ts';
import type { Notification } from '../../../../src/contract/notifications.ts';
import type { TestApp } from '../../../testing/app.ts';
import { beginning } from '../../../testing/beginning.ts';
import { aTeam, concept, diary, joins } from '../../../testing/engagements.ts';
import { aCompany, aStudent, type Someone, signedIn } from '../../../testing/people.ts';

let app: TestApp;
type Member = Someone & { engagement: number };
let company: Awaited<ReturnType<typeof aCompany>>;
let pid: number;
let ada: Member;
let bo: Member;
/** Two students of one project: its concept is by the team, its diary by each. */
const begun = beginning(async (app) => {
  const company = await aCompany(app.services);
  const [ada, bo] = [
    await aStudent(app.services),
    await aStudent(app.services, { firstName: 'Bo' }),
  ];
  const { pid, ids } = await aTeam(app, company, [ada, bo]);
  const at = (nth: number) => ({ engagement: ids[nth]! });
  return { company, pid, ada: { ...ada, ...at(0) }, bo: { ...bo, ...at(1) } };
});
beforeEach(() => {
  ({ app, company, pid, ada, bo } = begun());
});

const joinsLater = async (firstName: string, milestones = [concept, diary]): Promise<Member> => {
  const mate = await aStudent(app.services, { firstName });
  return { ...mate, engagement: await joins(app, company, mate, pid, milestones) };
};
const cyJoins = (milestones?: (typeof concept)[]) => joinsLater('Cy', milestones);

const room = async ({ engagement: id, token }: Member): Promise<Room> =>
  (await app.call(endpoints.getEngagement, { params: { id } }, token)).body;
const stands = async (member: Member, at = 0) => {
  const { milestones } = await room(member);
  const { state, versions, delivery } = milestones[at]!;
  return [state, versions, delivery?.by ?? null];
};
const versionsFor = async ({ engagement: id, token }: Member): Promise<Delivery[]> =>
  (await app.call(endpoints.listDeliveries, { params: { id, number: 1 } }, token)).body;
const objectionsFor = async (member: Member) => (await versionsFor(member))[0]?.objections;
/** How many rows of deliveries, reviews and objections there are in all. */
const stored = async () => {
  const { rows } = await sql<Record<'deliveries' | 'reviews' | 'objections', number>>`
    select (select count(*)::int from deliveries) as deliveries, (select count(*)::int from reviews) as reviews,
      (select count(*)::int from objections) as objections`.execute(app.services.db);
  return rows[0]!;
};
const events = async ({ engagement: id, token }: Member): Promise<string[]> =>
  (await app.call(endpoints.listEngagementHistory, { params: { id } }, token)).body.map(
    ({ event }: EngagementEvent) => event,
  );
const news = async ({ token }: Someone): Promise<string[]> =>
  (await app.call(endpoints.listNotifications, {}, token)).body.map(
    ({ title }: Notification) => title,
  );
const deliver = ({ engagement: id, token }: Member, after: number, number = 1) =>
  app.call(endpoints.deliver, { params: { id, number }, body: { words: 'Drawn.', after } }, token);
const review = (
  { engagement: id }: Member,
  version: number,
  verdict: 'approve' | 'ask for changes' = 'approve',
) =>
  app.call(
    endpoints.reviewDelivery,
    { params: { id, number: 1, version }, body: { verdict, words: 'Which datum?' } },
    company.token,
  );
const object = (
  { engagement: id, token }: Pick<Member, 'engagement' | 'token'>,
  { version = 1, number = 1, reason = 'The levels are missing.' } = {},
) =>
  app.call(
    endpoints.objectToDelivery,
    { params: { id, number, version }, body: { reason } },
    token,
  );
const waive = ({ engagement: id }: Member) =>
  app.call(
    endpoints.waiveMilestone,
    { params: { id, number: 1 }, body: { reason: 'Not yours.' } },
    company.token,
  );
const withdraw = ({ engagement: id, token }: Member) =>
  app.call(endpoints.moveApplication, { params: { id }, body: { event: 'withdraw' } }, token);
const propose = ({ engagement: id }: Member, milestones: object[]) =>
  app.call(
    endpoints.proposePlan,
    { params: { id }, body: { milestones, after: 1 } as never },
    company.token,
  );

describe('a milestone of the team', () => {
  test('is handed in by one for all, and everybody reads who it was', async () => {
    await deliver(ada, 0);
    for (const member of [ada, bo])
      expect(await stands(member)).toEqual(['Submitted', 1, 'Ada Byron']);
    const { people, milestones, next } = await room(bo);
    expect(people.mates).toEqual(['Ada Byron']);
    expect(milestones[0]).toMatchObject({ mates: ['Ada Byron'], delivery: { byStudent: false } });
    expect(next).toBe('review');
    expect(await events(bo)).toContain('delivered');
  });

  test('is told to the mates, and to the company once', async () => {
    await deliver(ada, 0);
    expect(await news(bo)).toContain('Handed in for your team');
    expect(await news(ada)).not.toContain('Handed in for your team');
    const received = (await news(company)).filter((title) => title === 'A delivery to review');
    expect(received).toHaveLength(1);
    const subjects = (await app.mails())
      .filter(({ to }) => to === bo.email)
      .map(({ subject }) => subject);
    expect(subjects).toContain('Handed in for your team');
  });

  test('by two members at once comes in once; the other reads the newer version first', async () => {
    const answers = await Promise.all([deliver(ada, 0), deliver(bo, 0)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('newer-version');
    expect(await stands(ada)).toEqual(await stands(bo));
  });

  test('is reviewed for all at once, and each is told', async () => {
    await deliver(ada, 0);
    await review(ada, 1, 'ask for changes');
    for (const member of [ada, bo]) {
      expect(await stands(member)).toEqual(['Changes asked for', 1, 'Ada Byron']);
      expect(await news(member)).toContain('The company asks for changes');
    }
    await deliver(bo, 1);
    await review(ada, 2);
    for (const member of [ada, bo]) {
      expect(await stands(member)).toEqual(['Approved', 2, 'Bo Byron']);
      expect(await events(member)).toContain('approved');
    }
    expect((await review(bo, 2)).body.code).toBe('move-not-allowed');
  });

  test('is reviewed by two people at once with one answer', async () => {
    await deliver(ada, 0);
    const answers = await Promise.all([review(ada, 1), review(bo, 1, 'ask for changes')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await stands(ada)).toEqual(await stands(bo));
  });

  test('is nothing of a student who has withdrawn', async () => {
    await deliver(ada, 0);
    await withdraw(bo);
    await review(ada, 1, 'ask for changes');
    await deliver(ada, 1);
    await review(ada, 2);
    expect(await stands(ada)).toEqual(['Approved', 2, 'Ada Byron']);
    expect(await stands(bo)).toEqual(['Submitted', 1, 'Ada Byron']);
    expect(await versionsFor(bo)).toMatchObject([{ version: 1, review: null }]);
    expect((await room(ada)).people.mates).toEqual([]);
    expect((await object(bo, { version: 1 })).body.code).toBe('engagement-over');
  });

  test('that was waived for one is handed in by the others', async () => {
    await waive(bo);
    await deliver(ada, 0);
    expect(await stands(bo)).toEqual(['Waived', 0, null]);
    expect(await stands(ada)).toEqual(['Submitted', 1, 'Ada Byron']);
  });

  test('that was waived for one later keeps what was handed in until then', async () => {
    await deliver(ada, 0);
    await review(ada, 1, 'ask for changes');
    await waive(bo);
    await deliver(ada, 1);
    expect(await stands(bo)).toEqual(['Waived', 1, 'Ada Byron']);
    expect(await versionsFor(bo)).toMatchObject([{ review: { verdict: 'ask for changes' } }]);
    expect(await versionsFor(ada)).toHaveLength(2);
  });

  test('is stored once, as long as it counts for somebody', async () => {
    await deliver(ada, 0);
    await object(bo);
    await review(ada, 1, 'ask for changes');
    await cyJoins();
    expect(await stored()).toEqual({ deliveries: 1, reviews: 1, objections: 1 });
    const remove = ({ engagement: id }: Member) =>
      sql`delete from applications where id = ${id}`.execute(app.services.db);
    await withdraw(bo);
    await deliver(ada, 1);
    await remove(ada);
    expect(await stored()).toMatchObject({ deliveries: 2, reviews: 1 });
    await sql`delete from applications where project_id = ${pid} and id <> ${bo.engagement}`.execute(
      app.services.db,
    );
    expect(await versionsFor(bo)).toHaveLength(1);
    expect(await stored()).toEqual({ deliveries: 1, reviews: 1, objections: 1 });
    await remove(bo);
    expect(await stored()).toEqual({ deliveries: 0, reviews: 0, objections: 0 });
  });

  test('by each is everybody’s own', async () => {
    await deliver(ada, 0, 2);
    expect(await stands(ada, 1)).toEqual(['Submitted', 1, 'Ada Byron']);
    expect(await stands(bo, 1)).toEqual(['Planned', 0, null]);
    expect((await room(ada)).milestones[1]).toMatchObject({ by: 'each', mates: [] });
  });

  test('is known by its title, however it is spelt and wherever it stands in the plan', async () => {
    const cy = await cyJoins([diary, { ...concept, title: 'CONCEPT ' }]);
    await deliver(ada, 0);
    expect(await stands(cy, 1)).toEqual(['Submitted', 1, 'Ada Byron']);
  });

  test('has a title of its own in a plan', async () => {
    const refused = await propose(ada, [concept, { ...concept, title: 'concept' }]);
    expect(refused.body.errors).toMatchObject([{ path: 'milestones.1.title' }]);
  });

  test('that was handed in stays the team’s, under its title', async () => {
    await deliver(ada, 0);
    for (const [path, change] of [
      ['milestones.0.by', { by: 'each' }],
      ['milestones.0.title', { title: 'Idea' }],
    ] as const) {
      const refused = await propose(bo, [{ number: 1, ...concept, ...change }]);
      expect(refused.body.errors).toMatchObject([{ path }]);
    }
    const renamed = { number: 2, ...diary, title: 'Log' };
    expect((await propose(bo, [{ number: 1, ...concept }, renamed])).status).toBe(201);
  });
});

describe('a mate who joins later', () => {
  test('takes over what the team has handed in, with what was said to it, and goes on with it', async () => {
    await deliver(ada, 0);
    await object(bo);
    await review(ada, 1, 'ask for changes');
    await deliver(bo, 1);
    const cy = await cyJoins();
    expect(await stands(cy)).toEqual(['Submitted', 2, 'Bo Byron']);
    expect((await versionsFor(cy))[1]).toMatchObject({
      review: { verdict: 'ask for changes' },
      objections: [{ by: 'Bo Byron' }],
    });
    expect((await object(cy, { version: 2 })).status).toBe(200);
    await deliver(cy, 2);
    expect(await stands(ada)).toEqual(['Submitted', 3, 'Cy Byron']);
    await review(ada, 3);
    expect(await stands(cy)).toEqual(['Approved', 3, 'Cy Byron']);
  });

  test('gets no credit for what was approved before', async () => {
    await deliver(ada, 0);
    await review(ada, 1);
    const cy = await cyJoins();
    expect(await stands(cy)).toEqual(['Planned', 0, null]);
    await deliver(cy, 0);
    expect(await stands(ada)).toEqual(['Approved', 1, 'Ada Byron']);
  });

  test('after it was approved hands in with others who do, and only for them', async () => {
    await deliver(ada, 0);
    await review(ada, 1);
    await sql`update projects set places = 4 where id = ${pid}`.execute(app.services.db);
    const [cy, di] = [await cyJoins(), await joinsLater('Di')];
    await deliver(cy, 0);
    expect(await stands(di)).toEqual(['Submitted', 1, 'Cy Byron']);
    await review(di, 1);
    for (const member of [cy, di])
      expect(await stands(member)).toEqual(['Approved', 1, 'Cy Byron']);
    for (const member of [ada, bo])
      expect(await stands(member)).toEqual(['Approved', 1, 'Ada Byron']);
    const withWhom = async (member: Member) => (await room(member)).milestones[0]?.mates;
    expect(await withWhom(di)).toEqual(['Cy Byron']);
    expect(await withWhom(ada)).toEqual(['Bo Byron']);
  });

  test('by a new title of a plan takes over what is handed in under it', async () => {
    const cy = await cyJoins([{ ...concept, title: 'Idea' }, diary]);
    await deliver(ada, 0);
    expect(await stands(cy)).toEqual(['Planned', 0, null]);
    await propose(cy, [
      { ...concept, number: 1 },
      { ...diary, number: 2 },
    ]);
    const agree = { params: { id: cy.engagement, version: 2 }, body: { answer: 'agree' } } as const;
    await app.call(endpoints.answerPlan, agree, cy.token);
    expect(await stands(cy)).toEqual(['Submitted', 1, 'Ada Byron']);
  });

  test('while a mate hands in has the version too, whoever is faster', async () => {
    const [cy] = await Promise.all([cyJoins(), deliver(ada, 0)]);
    expect(await stands(cy)).toEqual(['Submitted', 1, 'Ada Byron']);
  });

  // PGlite has one connection: nothing there is done while something else is.
  test.runIf(process.env.TEST_DATABASE === 'postgresql')(
    'from first to last while a mate’s version is being written has it too',
    async () => {
      const { db } = app.database;
      const waiting = async () => {
        const { rows } = await sql`
          select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
          db,
        );
        return rows.length;
      };
      const [handingIn, joining] = await db.transaction().execute(async (held) => {
        await sql`select from milestones where engagement_id = ${ada.engagement} for update`.execute(
          held,
        );
        const first = deliver(ada, 0);
        await vi.waitUntil(async () => (await waiting()) === 1);
        const then = cyJoins();
        await Promise.race([then, vi.waitUntil(async () => (await waiting()) === 2)]);
        return [first, then] as const;
      });
      expect((await handingIn).status).toBe(201);
      expect(await stands(await joining)).toEqual(['Submitted', 1, 'Ada Byron']);
    },
  );
});

describe('a mate', () => {
  test('objects in time: everybody reads it, and whoever handed it in and the company are told', async () => {
    await deliver(ada, 0);
    expect((await object(bo)).status).toBe(200);
    const said = { by: 'Bo Byron', reason: 'The levels are missing.' };
    expect(await objectionsFor(ada)).toMatchObject([{ ...said, byStudent: false }]);
    expect(await objectionsFor(bo)).toMatchObject([{ ...said, byStudent: true }]);
    expect((await room(bo)).milestones[0]?.delivery?.objected).toBe(true);
    for (const told of [ada, company]) expect(await news(told)).toContain('A team-mate objects');
    expect(await events(ada)).toContain('objected');
    expect((await review(ada, 1)).status).toBe(200);
  });

  test('objects once: the same again changes nothing, and other words are refused', async () => {
    await deliver(ada, 0);
    await object(bo);
    expect((await object(bo)).status).toBe(200);
    const refused = await object(bo, { reason: 'And the north arrow.' });
    expect(refused.body.detail).toBe('You have objected to this version already.');
    expect(await objectionsFor(ada)).toHaveLength(1);
    expect((await events(ada)).filter((event) => event === 'objected')).toHaveLength(1);
  });

  test('objects to each version anew, and to the one that counts', async () => {
    await deliver(ada, 0);
    await object(bo);
    await deliver(ada, 1);
    expect((await object(bo, { version: 1, reason: 'Another.' })).body.code).toBe('newer-version');
    expect((await object(bo, { version: 2 })).status).toBe(200);
    expect((await object(bo, { version: 3 })).status).toBe(404);
  });

  test('cannot object after 24 hours, after the review, or to a milestone by each', async () => {
    await deliver(ada, 0);
    await deliver(bo, 0, 2);
    expect((await object(bo, { number: 2 })).body.detail).toContain('handed in by each student');
    app.passTime(24 * 3_600_000);
    const { token } = await signedIn(app.services, bo.id, 'Student');
    const late = await object({ ...bo, token });
    expect(late.body.detail).toContain('within 24 hours');
    company = { ...company, ...(await signedIn(app.services, company.id, 'Company')) };
    await review(ada, 1);
    expect((await object({ ...bo, token })).body.detail).toBe('“Concept” is Approved already.');
  });

  test('who handed it in hands in a newer version instead; a stranger finds nothing', async () => {
    await deliver(ada, 0);
    expect((await object(ada)).body.detail).toContain('You handed this version in yourself.');
    const stranger = await aStudent(app.services);
    const strangers = { engagement: bo.engagement, token: stranger.token };
    expect((await object(strangers)).status).toBe(404);
    const silent = await object(bo, { reason: ' ' });
    expect(silent.body.errors).toMatchObject([{ path: 'reason' }]);
  });
});
