import { sql } from 'kysely';
import type { AppServices } from '../app.ts';
import { issueWanted } from '../features/credentials/issue/issue.ts';
import { wantCredential } from '../features/credentials/issue/want.ts';
import { makeKeys, signingKeys } from '../features/credentials/keys/keys.ts';
import { savePortfolio } from '../features/portfolio/portfolio.ts';
import { signIns } from './rows/accounts.ts';

/** Where the portfolio of the demo student is. */
const demoPortfolio = 'mina-okafor';

interface Completed {
  readonly id: number;
  readonly projectId: number;
  readonly studentId: number;
}

/** The demo signs wherever it is started: at an address it has no keys for, it makes some. */
export async function makeDemoKeys(services: AppServices): Promise<void> {
  const { db, clock, publicOrigin: origin, sealKey } = services;
  if (sealKey === null) return;
  if ((await signingKeys(db, origin, sealKey)) !== 'never made') return;
  await db
    .transaction()
    .execute((transaction) => makeKeys(transaction, { origin, sealKey, at: clock() }));
}

/** What the demo student has completed is proven, and shown on a page that everybody may read. */
export async function addDemoCredentials(services: AppServices): Promise<void> {
  const { db, clock, sealKey } = services;
  if (sealKey === null) return;
  const at = clock();
  const { rows } = await sql<Completed>`
    select e.id, a.project_id as "projectId", a.student_id as "studentId"
    from engagements e join applications a on a.id = e.id join accounts k on k.id = a.student_id
    where e.state = 'Completed' and k.email = ${signIns.student} order by e.changed_at`.execute(db);
  await db.transaction().execute(async (transaction) => {
    await sql`
      insert into showings (engagement_id, side, deliveries, words, steps, at)
      select e.id, side, array(select number from milestones where engagement_id = e.id and state = 'Approved' order by place),
        true, side = 'student', ${at}
      from unnest(${rows.map(({ id }) => id)}::bigint[]) as e (id), unnest(array['student', 'company']) side`.execute(
      transaction,
    );
    for (const completed of rows) await wantCredential({ transaction, at }, completed);
  });
  // They are there from the beginning: nobody waits to be told.
  await issueWanted(services, { tell: async () => {} });
  const { rows: issued } = await sql<{ id: string }>`select id from credentials`.execute(db);
  const [student] = rows;
  if (!student) return;
  await db.transaction().execute((transaction) =>
    savePortfolio(
      { ...services, transaction, at },
      { accountId: student.studentId },
      {
        name: demoPortfolio,
        about:
          'I write small tools for people who would rather not think about software: what they should see first, what may never be lost, and how they notice that it is wrong.',
        isPublished: true,
        isIndexed: true,
        showsContact: false,
        shown: issued.map(({ id }) => id),
      },
    ),
  );
}
