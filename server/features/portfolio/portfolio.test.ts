import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { aShowing, issues } from '../../testing/credentials.ts';
import { handIn } from '../../testing/engagements.ts';
import { aWorld, inAWorld, type World } from '../../testing/world.ts';
import { markCompromised } from '../credentials/keys/keys.ts';
import { portfolioPageOf, resumeFacts } from './page.ts';
import { type ShownPortfolio, shownPortfolio } from './shown.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await testApp();
  world = await aWorld(app);
});
afterAll(() => app.close());

const own = async ({ owner }: World) =>
  (await app.call(endpoints.getPortfolio, {}, owner.student.token)).body;
const save = (of: World, given: object) =>
  app.call(endpoints.savePortfolio, { body: { ...pageOf(of), ...given } }, of.owner.student.token);
const pageOf = ({ credentialId }: World) => ({
  name: `by-${credentialId}`,
  about: 'Bridges.',
  isPublished: true,
  isIndexed: false,
  showsContact: false,
  shown: [credentialId],
});
const seen = (of: World, key = ''): Promise<ShownPortfolio | null> =>
  shownPortfolio(app.services.db, pageOf(of).name, key);
const keyOf = (link: string) => new URL(link).searchParams.get('key')!;

test('what is published shows who, what was completed, what was delivered and what the supervisor wrote', async () => {
  expect(await seen(world)).toMatchObject({
    about: 'Bridges.',
    isPublished: true,
    projects: [
      {
        id: world.credentialId,
        companyName: 'Lattice Works',
        outcome: 'Completed',
        deliveries: [{ title: 'Survey', words: 'As measured.' }],
        words: { text: 'It holds.' },
      },
    ],
  });
});

test('what is private is read by whoever has its link, until that is withdrawn', () =>
  inAWorld(app, world, async (of) => {
    await save(of, { isPublished: false });
    const key = keyOf((await own(of)).privateLink);
    expect(await seen(of)).toBeNull();
    expect(await seen(of, key)).toMatchObject({ isPublished: false });
    const { body } = await app.call(endpoints.withdrawPrivateLink, {}, of.owner.student.token);
    expect(await seen(of, key)).toBeNull();
    expect(await seen(of, keyOf(body.privateLink))).not.toBeNull();
  }));

test('what was signed with a key that is not to be trusted says so', () =>
  inAWorld(app, world, async (of) => {
    expect((await seen(of))?.projects).toMatchObject([{ isDoubtful: false }]);
    const { db, clock } = app.services;
    const { rows } = await sql<{ key: number }>`
      select key from credentials where id = ${of.credentialId}`.execute(db);
    await markCompromised(db, rows[0]!.key, new Date(clock().getTime() - 86_400_000));
    const doubted = await seen(of);
    expect(doubted?.projects).toMatchObject([{ isDoubtful: true }]);
    expect(portfolioPageOf(doubted!, 'https://trestle.example', '').main.text).toContain(
      'be trusted',
    );
    expect(resumeFacts(doubted!, 'https://trestle.example').projects[0]!.outcome).toContain(
      'be trusted',
    );
  }));

test('what is issued anew is shown where the one before was, and not where it was not', () =>
  inAWorld(app, world, async (of) => {
    const anew = () => issues(app, of.engagements.completed, of.owner.student);
    const id = await anew();
    expect((await seen(of))?.projects).toMatchObject([{ id }]);
    await save(of, { shown: [] });
    await anew();
    expect((await seen(of))?.projects).toEqual([]);
  }));

test('what is issued anew while its page is saved is shown where the one before was', () =>
  inAWorld(app, world, async (of) => {
    const asked = { params: { id: of.engagements.completed }, body: aShowing };
    await app.call(endpoints.askForCredential, asked, of.owner.student.token);
    await save(of, { about: 'Weirs.' });
    await app.services.credentialJobs.issuing.runWaiting();
    const id = (await seen(of))!.projects[0]?.id;
    expect(id).not.toBe(of.credentialId);
    await save(of, { shown: [of.credentialId] });
    expect((await seen(of))?.projects).toMatchObject([{ id }]);
  }));

test('of two deliveries of one title the one that the company takes back is shown no longer, nor once the work is gone', () =>
  inAWorld(app, world, async (of) => {
    const { db } = app.services;
    const id = of.engagements.completed;
    await sql`update milestones set title = 'Survey' where engagement_id = ${id}`.execute(db);
    await handIn(db, id, { number: 2, words: 'As drawn.', at: app.services.clock() });
    const allow = (deliveries: number[]) =>
      app.call(
        endpoints.allowShowing,
        { params: { id }, body: { deliveries, words: true } },
        of.owner.company.token,
      );
    const words = async () =>
      (await seen(of))!.projects.flatMap(({ deliveries }) => deliveries.map((one) => one.words));
    await allow([1, 2]);
    await issues(app, id, of.owner.student, { ...aShowing, deliveries: [1, 2] });
    expect(await words()).toEqual(['As measured.', 'As drawn.']);
    await allow([1]);
    expect(await words()).toEqual(['As measured.']);
    const gone = { params: { id: of.owner.company.companyId }, query: { force: 'true' } } as const;
    await app.call(endpoints.deleteCompany, gone, of.admin.token);
    expect(await words()).toEqual(['As measured.']);
  }));

test('an edit that began from an older portfolio changes nothing, and tells what it is now', () =>
  inAWorld(app, world, async (of) => {
    const { version } = await own(of);
    await save(of, { isPublished: false });
    const stale = { body: { ...pageOf(of), about: 'Old.' }, version };
    const answer = await app.call(endpoints.savePortfolio, stale, of.owner.student.token);
    expect([answer.status, answer.body.current]).toMatchObject([412, { isPublished: false }]);
    expect((await own(of)).isPublished).toBe(false);
  }));

test('an address that was given up is nobody else’s for a year, also once its student is gone', () =>
  inAWorld(app, world, async (of) => {
    const saves = ({ token }: { token: string }, name: string) =>
      app.call(endpoints.savePortfolio, { body: { ...pageOf(of), name, shown: [] } }, token);
    const { owner, other, admin } = of;
    await saves(other.student, 'a-weir');
    await saves(other.student, 'a-lock');
    expect((await saves(owner.student, 'a-weir')).body.code).toBe('portfolio-name-taken');
    expect((await saves(other.student, 'a-weir')).status).toBe(200);
    const gone = { params: { id: other.student.id }, query: { force: 'true' } } as const;
    expect((await app.call(endpoints.deleteStudent, gone, admin.token)).status).toBe(200);
    expect((await saves(owner.student, 'a-weir')).body.errors).toMatchObject([{ path: 'name' }]);
    await sql`update given_up_addresses set at = '2001-01-01'`.execute(app.services.db);
    expect((await saves(owner.student, 'a-weir')).status).toBe(200);
  }));

test('a student can show their own credentials, and reads nothing of those of others', async () => {
  const { body } = await app.call(endpoints.getPortfolio, {}, world.other.student.token);
  expect(body.entries).toEqual([]);
  expect((await own(world)).entries).toMatchObject([{ id: world.credentialId }]);
});

test('completed work is listed with its outcome and what is shown of it, and the news of it leads to its room', () =>
  inAWorld(app, world, async (of) => {
    const id = of.engagements.completed;
    const proof = async (by: { token: string }) =>
      (await app.call(endpoints.getProof, { params: { id } }, by.token)).body.isOnPortfolio;
    const work = { engagementId: id, companyName: 'Lattice Works', outcome: 'Completed' };
    expect((await own(of)).completed).toMatchObject([
      { ...work, deliveries: ['Survey'], isShown: true },
    ]);
    expect([await proof(of.owner.student), await proof(of.owner.company)]).toEqual([true, false]);
    await save(of, { shown: [] });
    expect((await own(of)).completed).toMatchObject([{ ...work, isShown: false }]);
    expect(await proof(of.owner.student)).toBe(false);
    const { body } = await app.call(endpoints.listNotifications, {}, of.owner.student.token);
    expect(
      body.find(({ title }: { title: string }) => title === 'Project completed'),
    ).toMatchObject({
      link: `/student/work?engagement=${id}`,
      message: expect.stringContaining('your portfolio'),
    });
  }));

test('an address is one student’s, and is proposed by their name', () =>
  inAWorld(app, world, async (of) => {
    const { token } = of.other.student;
    const taken = await app.call(endpoints.savePortfolio, { body: pageOf(of) }, token);
    expect([taken.status, taken.body.code]).toEqual([409, 'portfolio-name-taken']);
    expect(taken.body.errors).toMatchObject([{ path: 'name' }]);
    const { name, changedAt, privateLink } = (await app.call(endpoints.getPortfolio, {}, token))
      .body;
    expect([name, changedAt, privateLink]).toEqual([
      expect.stringMatching(/^[a-z]+-[a-z]+/),
      null,
      '',
    ]);
    for (const bad of ['-a-', 'a/b', 'ab', 'ä'.repeat(5)])
      expect((await save(of, { name: bad })).body.errors[0].path).toBe('name');
  }));

test('what is not chosen, is revoked, or is of a disabled student is not shown', () =>
  inAWorld(app, world, async (of) => {
    await save(of, { shown: [] });
    expect((await seen(of))?.projects).toEqual([]);
    await save(of, {});
    const because = { params: { id: of.credentialId }, body: { because: 'An error.' } };
    await app.call(endpoints.revokeCredential, because, of.admin.token);
    expect((await seen(of))?.projects).toEqual([]);
    const disabled = { params: { id: of.owner.student.id }, body: { state: 'disabled' } } as const;
    await app.call(endpoints.setStudentState, disabled, of.admin.token);
    expect(await seen(of)).toBeNull();
  }));

test('what a student has proven stays when the company deletes its account, and when they delete theirs', () =>
  inAWorld(app, world, async (of) => {
    const { companyId } = of.owner.company;
    const gone = { params: { id: companyId }, query: { force: 'true' } } as const;
    const impact = await app.call(
      endpoints.listDeletions,
      { query: { kind: 'company', ids: String(companyId) } },
      of.admin.token,
    );
    expect(JSON.stringify(impact.body)).toContain('1 credential stays valid');
    expect((await app.call(endpoints.deleteCompany, gone, of.admin.token)).status).toBe(200);
    expect((await seen(of))?.projects).toMatchObject([
      { companyName: 'Lattice Works', deliveries: [{ title: 'Survey' }], words: null },
    ]);
    const student = { params: { id: of.owner.student.id }, query: { force: 'true' } } as const;
    await app.call(endpoints.deleteStudent, student, of.admin.token);
    expect(await seen(of)).toBeNull();
    const { statusCode } = await app.app.inject({ url: `/credentials/${of.credentialId}` });
    expect(statusCode).toBe(200);
  }));
