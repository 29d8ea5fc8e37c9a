import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Actor, validRequests } from '../../testing/valid-requests.ts';
import { aWorld, inAWorld, type World } from '../../testing/world.ts';

const creating = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
  ([, { method, reply }]) => method === 'POST' && 'status' in reply && reply.status === 201,
);

/** A run takes a moment; only a busy machine needs all of it, in milliseconds. */
const patience = 30_000;

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await testApp();
  world = await aWorld(app);
});
afterAll(() => app.close());

/** How many rows there are in all. What a run computes and how often somebody called is not counted. */
async function rows(): Promise<number> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and (table_name not like 'assignment_%' or table_name = 'assignment_runs')
      and table_name <> 'call_counts'`.execute(app.database.db);
  // A run goes on after its answer, and tells the admins when it is finished.
  await vi.waitFor(async () => {
    const { rows: running } = await sql`
      select id from assignment_runs where state = 'proposing'`.execute(app.database.db);
    expect(running).toEqual([]);
  }, patience);
  const counts = ['pgboss.job', ...tables.map(({ name }) => name)].map(
    (name) => sql`(select count(*) from ${sql.table(name)})`,
  );
  const { rows: counted } = await sql<{ n: number }>`
    select (${sql.join(counts, sql` + `)})::int as n`.execute(app.database.db);
  return counted[0]!.n;
}

function callerOf(world: World, { audience }: Endpoint): { actor: Actor; token?: string } {
  if (audience === 'anyone') return { actor: 'anonymous' };
  if (audience.Company) return { actor: 'company own', token: world.owner.company.token };
  if (audience.Student) return { actor: 'student own', token: world.owner.student.token };
  if (audience.Faculty) return { actor: 'faculty own', token: world.staff.own.token };
  return { actor: 'admin', token: world.admin.token };
}

test.each(creating)(
  '%s is done once, however often and at the same time it is repeated with its key, which no other call may use',
  (name, endpoint) =>
    inAWorld(app, world, async (world) => {
      const calling = (change: object = {}) => {
        const { actor, token } = callerOf(world, endpoint);
        const call = validRequests[name](world, actor) as { body: object };
        const input = {
          ...call,
          body: { ...call.body, ...change },
          idempotencyKey: `${name}-first`,
        };
        return app.call(endpoint as never, input as never, token);
      };
      const before = await rows();
      const first = await calling();
      expect(first.status).toBe(201);
      const after = await rows();
      expect(after).toBeGreaterThan(before);
      const repeated = await Promise.all(Array.from({ length: 5 }, () => calling()));
      for (const { status, body } of repeated) {
        expect(status).toBe(201);
        expect(body.id ?? body).toEqual(first.body.id ?? first.body);
      }
      expect(await rows()).toBe(after);
      const other = await calling({ x: 1 });
      expect(other).toMatchObject({ status: 400, body: { code: 'bad-request' } });
    }),
);

test('a POST takes a key, or creates nothing', () => {
  const without = (Object.entries(endpoints) as [EndpointName, Endpoint][])
    .filter(([, { method, idempotent }]) => method === 'POST' && !idempotent)
    .map(([name]) => name);
  expect(without.toSorted()).toEqual(
    [
      // A session is its caller's own, and its answer a secret that is kept nowhere.
      'signIn',
      'signOut',
      'verifyOtp',
      'resendOtp',
      'forgotPassword',
      'resetPassword',
      'changePassword',
      'confirmPassword',
      'confirmAddress',
      'keepAddress',
      // Once is for good.
      'introduced',
      // Reads a text.
      'skillsInText',
      'moveApplicants',
      'previewAssignment',
      'previewLetter',
      'publishAssignment',
      'undoAssignment',
      'replayAssignment',
      'startBulkAction',
      'undoBulkAction',
      // So often and no more, whatever key they bring.
      'inviteStudentAgain',
      'inviteAdminAgain',
      'inviteCompanyAgain',
      'inviteStaffAgain',
      // Once a day.
      'remind',
      'remindCompany',
      // Once for each mate and version.
      'objectToDelivery',
      // A name that is there is not written twice, and one that was merged is gone.
      'nameUniversity',
      'mergeUniversity',
      // Once is for good, or the link and the code are spent.
      'handOver',
      'leaveCompany',
      'acceptInvitation',
      'declineInvitation',
      'confirmJoinRequest',
      'sendEvaluation',
      'handOnEvaluation',
      'proveDomainByDns',
      'proveDomainByMail',
      // Reads what a link says.
      'openInvitation',
      'openEvaluationLink',
      'readLinkedDelivery',
      'downloadLinkedFile',
      'previewLinkedFile',
      'readLinkedFile',
      'verifyCredential',
      // Once is for good; and each private link ends the one before.
      'revokeCredential',
      'withdrawPrivateLink',
      // Whatever is written last is kept.
      'keepEvaluationDraft',
      // So often and no more.
      'inviteMemberAgain',
      'sendDomainCode',
      // One request an address, which letting in ends.
      'askToJoin',
      'letIn',
    ].toSorted(),
  );
});

test('a visitor’s key says nothing of a person’s, nor the other way round', async () => {
  const contact = validRequests.contactUs(world, 'anonymous') as never;
  const key = 'one key for two';
  const idempotencyKey = key.replaceAll(' ', '-');
  const asVisitor = await app.call(endpoints.contactUs, {
    ...(contact as object),
    idempotencyKey,
  } as never);
  const { token, companyId } = world.owner.company;
  const { body } = validRequests.postProject(world, 'company own') as { body: object };
  const asCompany = await app.call(
    endpoints.postProject,
    { body: { ...body, companyId }, idempotencyKey } as never,
    token,
  );
  expect([asVisitor.status, asCompany.status]).toEqual([201, 201]);
});
