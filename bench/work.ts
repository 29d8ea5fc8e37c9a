import { sql } from 'kysely';
import type { Database } from '../server/platform/database/open.ts';
import { numberGiven } from '../tools/number-given.ts';
import { against, growth } from './against.ts';
import { workLists } from './lists.ts';
import { companies } from './people.ts';
import { onProduct } from './product.ts';
import { deliveriesEach, engagementsEach, messagesEach, plantWork } from './work-fill.ts';
import { connections } from './wrk.ts';

/**
 * How many requests a second the product answers in the work: a room, its evaluations, a company’s list, conversations, the
 * office’s board and its counts, against the same statements behind bare `node:http` and `pg` in the same run; then how its times grow when
 * everybody else’s work does. Ends with 1 over budget.
 *
 * Usage: DATABASE_URL=postgres://… npm run bench:work [-- LARGE_ENGAGEMENTS [ROUNDS [SECONDS]]]
 * With 1,000 engagements or fewer nothing is grown.
 */
const small = 1_000;
const students = 10_000;
const large = numberGiven(0, 'LARGE_ENGAGEMENTS', 100_000, 0);
const runs = { rounds: numberGiven(1, 'ROUNDS', 3), seconds: numberGiven(2, 'SECONDS', 5) };

await onProduct({ projects: students, students: 1, admins: 40 }, async (product) => {
  const { db, server, callers, secret } = product;
  const called = await companies(db, secret, small / engagementsEach);
  const numbers = called.map(({ companyId }) => companyId);
  await plantWork(db, { from: 1, to: small, students }, numbers);
  const engagementOf = await firstEngagements(db);
  const places = called.map(({ caller, companyId }) => ({
    caller,
    engagement: engagementOf.get(companyId)!,
  }));
  const lists = workLists(places, callers.admins);
  console.log(
    `${server}, ${small} engagements, ${small * deliveriesEach} deliveries, ${small * messagesEach} messages, ${connections} connections`,
  );
  await against(product, lists, runs);
  const grow = {
    told: `Grown from ${small * deliveriesEach} to ${large * deliveriesEach} deliveries of ${deliveriesEach} an engagement, with ${messagesEach} messages each`,
    fill: () => plantWork(db, { from: small + 1, to: large, students }),
  };
  // The counts go to a bound: what is below it grows with the work.
  const pages = lists.filter(({ name }) => !name.endsWith('counts'));
  if (large > small) await growth(product, pages, grow, runs);
});

/** One engagement of each company. */
async function firstEngagements(db: Database): Promise<Map<number, number>> {
  const { rows } = await sql<{ company: number; engagement: number }>`
    select p.company_id as company, min(e.id) as engagement
    from engagements e join applications a on a.id = e.id join projects p on p.id = a.project_id
    group by 1`.execute(db);
  return new Map(rows.map(({ company, engagement }) => [company, engagement]));
}
