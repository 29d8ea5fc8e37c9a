import { sql } from 'kysely';
import type { AppServices } from '../app.ts';
import { issueWanted } from '../features/credentials/issue/issue.ts';
import { wantCredential } from '../features/credentials/issue/want.ts';
import { makeKeys, signingKeys } from '../features/credentials/keys/keys.ts';
import { noteChange } from '../features/engagements/next.ts';
import { savePortfolio } from '../features/portfolio/portfolio.ts';
import { signIns } from './rows/accounts.ts';

/** Where the portfolio of the demo student is. */
const demoPortfolio = 'mina-okafor';

interface Completed {
  readonly id: number;
  readonly projectId: number;
  readonly studentId: number;
  /** True if the demo company has not yet answered what may be shown. */
  readonly isAsked: boolean;
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

/**
 * Proves what the demo student has completed, and shows it on a page that everybody may read. The demo company is still
 * asked what of its own project may be shown.
 */
export async function addDemoCredentials(services: AppServices): Promise<void> {
  const { db, clock, sealKey } = services;
  if (sealKey === null) return;
  const at = clock();
  const { rows } = await sql<Completed>`
    select e.id, a.project_id as "projectId", a.student_id as "studentId", exists (
      select from projects p join company_members m on m.company_id = p.company_id join accounts c on c.id = m.account_id
      where p.id = a.project_id and c.email = ${signIns.company}) as "isAsked"
    from engagements e join applications a on a.id = e.id join accounts k on k.id = a.student_id
    where e.state = 'Completed' and k.email = ${signIns.student} order by e.changed_at`.execute(db);
  await db.transaction().execute(async (transaction) => {
    await sql`
      insert into showings (engagement_id, side, deliveries, words, steps, at)
      select e.id, side, array(select number from milestones where engagement_id = e.id and state = 'Approved' order by place),
        true, side = 'student', ${at}
      from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ isAsked }) => isAsked)}::boolean[]) as e (id, is_asked),
        unnest(array['student', 'company']) side
      where side = 'student' or not is_asked`.execute(transaction);
    for (const completed of rows) await wantCredential({ transaction, at }, completed);
    for (const { id } of rows.filter(({ isAsked }) => isAsked))
      await noteChange({ ...services, transaction, at }, id);
  });
  // They are there from the beginning: nobody waits to be told.
  await issueWanted(services, { tell: async () => {} });
  const { rows: issued } = await sql<{ id: string }>`select id from credentials`.execute(db);
  const [student] = rows;
  if (!student) return;
  await db.transaction().execute((transaction) =>
    savePortfolio(
      { ...services, transaction, at, by: { accountId: student.studentId } },
      {
        name: demoPortfolio,
        about:
          'I write small tools for people who would rather not think about software: what they should see first, what may never be lost, and how they notice that it is wrong.',
        isPublished: true,
        isIndexed: true,
        showsContact: false,
        shown: issued.map(({ id }) => id),
      },
      null,
    ),
  );
}
