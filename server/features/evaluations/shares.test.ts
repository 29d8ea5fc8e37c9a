import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { Shares } from '../../../src/contract/evaluations/shares.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { anEngagement } from '../../testing/engagements.ts';
import { evaluates } from '../../testing/evaluations.ts';
import {
  aCompany,
  aMember,
  anAdmin,
  aStudent,
  type Someone,
  signedIn,
} from '../../testing/people.ts';
import { askAtTheEnd } from './ask.ts';

const day = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

type Mate = Someone & { id: number; engagement: number };
let company: Awaited<ReturnType<typeof aCompany>>;
let supervisor: Someone;
let ana: Mate;
let ben: Mate;
let cleo: Mate;

/** A student of a team whose work is done. */
async function aMate(firstName: string, mate?: number): Promise<Mate> {
  const student = await aStudent(app.services, { firstName });
  const sides = { company, supervisor, student };
  return { ...student, engagement: await anEngagement(app, sides, 'Evaluating', mate) };
}
beforeEach(async () => {
  company = await aCompany(app.services);
  supervisor = await aMember(app.services, company.companyId, 'Supervisor');
  ana = await aMate('Ana');
  ben = await aMate('Ben', ana.engagement);
  cleo = await aMate('Cleo', ana.engagement);
});

const team = () => [ana, ben, cleo];
const pointsFor = (points: readonly number[], of: readonly Mate[] = team()) =>
  of.map(({ engagement: member }, at) => ({ member, points: points[at]! }));
const give = (giver: Mate, points: readonly number[], given = pointsFor(points)) =>
  app.call(
    endpoints.giveShares,
    { params: { id: giver.engagement }, body: { given } as never },
    giver.token,
  );
const read = async ({ token }: Pick<Someone, 'token'>, of: Mate = ana): Promise<Shares | null> =>
  (await app.call(endpoints.listEvaluations, { params: { id: of.engagement } }, token)).body.shares;
const opens = (mate: Mate) => evaluates(app, mate.engagement, company, mate);
const factors = (shares: Shares | null) =>
  shares?.hint?.members.map(({ name, factor }) => [name.split(' ')[0], factor.toFixed(2)]);

describe('a student of a team', () => {
  test('is asked what each of them did, and reads back what they gave', async () => {
    const named = (shares: Shares | null) =>
      shares?.members.map(({ name, points }) => [name, points]);
    expect((await read(ana))?.mayGive).toBe(true);
    expect(named(await read(ana))).toEqual([
      ['Ana Byron', null],
      ['Ben Byron', null],
      ['Cleo Byron', null],
    ]);
    expect((await give(ana, [3, 4, 0])).status).toBe(200);
    await give(ana, [3, 4, 1]);
    expect(named(await read(ana))).toEqual([
      ['Ana Byron', 3],
      ['Ben Byron', 4],
      ['Cleo Byron', 1],
    ]);
    expect(named(await read(ben, ben))?.map(([, points]) => points)).toEqual([null, null, null]);
  });

  test('gives every member of the team whole points, and somebody at least one', async () => {
    const dan = await aMate('Dan');
    const refused: [string, readonly number[], (readonly Mate[])?][] = [
      ['nobody anything', [0, 0, 0]],
      ['six points', [6, 1, 1]],
      ['half a point', [0.5, 1, 1]],
      ['only some of them points', [3, 3], [ana, ben]],
      ['somebody points twice', [3, 3, 3], [ana, ben, ben]],
      ['a stranger points', [3, 3, 3], [ana, ben, dan]],
    ];
    for (const [what, points, of] of refused)
      expect([what, (await give(ana, [], pointsFor(points, of))).body.code]).toEqual([
        what,
        'invalid',
      ]);
    expect((await give({ ...ben, token: ana.token }, [3, 3, 3])).body.code).toBe('not-found');
    expect((await read(ana))?.members.every(({ points }) => points === null)).toBe(true);
  });

  test('is not asked alone, nor about who has left early, nor while they still work', async () => {
    const alone = await aMate('Dan');
    expect(await read(alone, alone)).toBeNull();
    const { db } = app.services;
    await sql`update engagements set state = 'Ended early', next = null, turn = null, turn_since = null where id = ${cleo.engagement}`.execute(
      db,
    );
    expect((await read(ana))?.members).toHaveLength(2);
    expect((await give(cleo, [3, 3, 3])).body.code).toBe('move-not-allowed');
    await sql`update engagements set state = 'Working' where id = ${ana.engagement}`.execute(db);
    expect(await read(ana)).toBeNull();
    expect((await give(ana, [3, 3], pointsFor([3, 3], [ana, ben]))).body.code).toBe(
      'move-not-allowed',
    );
    expect((await read(ben, ben))?.members).toHaveLength(2);
  });

  test('gives, and gives anew, until the day on which the evaluations open at the latest, though they are open', async () => {
    await opens(ana);
    expect((await read(ana))?.mayGive).toBe(true);
    await give(ana, [3, 3, 3]);
    expect((await give(ana, [5, 1, 0])).status).toBe(200);
    app.passTime(21 * day);
    const late = { ...ana, ...(await signedIn(app.services, ana.id, 'Student')) };
    expect((await give(late, [1, 1, 1])).body.code).toBe('move-not-allowed');
    expect(await read(late)).toMatchObject({ mayGive: false, members: [{ points: 5 }, {}, {}] });
  });
});

describe('what a team gave', () => {
  test('is a hint for company and office, of those whose evaluations are open; no student reads it', async () => {
    await give(ana, [3, 5, 1]);
    await give(ben, [5, 3, 1]);
    await give(cleo, [2, 2, 5]);
    const office = await anAdmin(app.services);
    for (const reader of [company, supervisor, office]) expect(await read(reader)).toBeNull();
    await opens(ana);
    expect(factors(await read(company))).toEqual([['Ana', '1.00']]);
    expect(await read(company, ben)).toBeNull();
    await opens(ben);
    expect(factors(await read(supervisor))).toEqual([
      ['Ana', '1.00'],
      ['Ben', '1.00'],
    ]);
    await opens(cleo);
    for (const reader of [company, supervisor, office]) {
      const hint = await read(reader);
      expect(factors(hint)).toEqual([
        ['Ana', '1.11'],
        ['Ben', '1.11'],
        ['Cleo', '0.78'],
      ]);
      expect(hint?.hint?.pointedOut).toContain(
        'Ana Byron and Ben Byron gave each other much more than Cleo Byron gave either of them.',
      );
      expect(hint?.members).toEqual([]);
    }
    for (const mate of team()) expect((await read(mate, mate))?.hint).toBeNull();
  });

  test('stays when one of them is deleted, for the others', async () => {
    await give(ana, [4, 2, 2]);
    await give(cleo, [1, 4, 3]);
    for (const mate of team()) await opens(mate);
    const office = await anAdmin(app.services);
    expect(factors(await read(office))?.[1]).toEqual(['Ben', '1.13']);
    const params = { id: cleo.id };
    await app.call(endpoints.deleteStudent, { params, query: { force: 'true' } }, office.token);
    // Of Ana’s 6 points for the two who are left 2, and of Cleo’s 5 four.
    expect(factors(await read(office))).toEqual([
      ['Ana', '0.87'],
      ['Ben', '1.13'],
    ]);
  });

  test('is asked for anew where the work goes on once more', async () => {
    await give(ana, [4, 2, 2]);
    await give(ben, [3, 3, 3]);
    await app.services.db
      .transaction()
      .execute((transaction) =>
        askAtTheEnd({ ...app.services, transaction, at: app.services.clock() }, ana.engagement),
      );
    expect((await read(ana))?.members[0]?.points).toBeNull();
    expect((await read(ben, ben))?.members[0]?.points).toBe(3);
  });
});
