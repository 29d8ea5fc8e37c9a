import pg from 'pg';
import { numberGiven } from '../tools/number-given.ts';
import { against } from './api-against.ts';
import { growth } from './api-growth.ts';
import { connections } from './api-measure.ts';
import { companies } from './api-people.ts';
import { onProduct } from './product.ts';
import { deliveriesEach, engagementsEach, plantWork } from './work-fill.ts';
import { workLists } from './work-lists.ts';

/**
 * How many requests a second the product answers in the work: a room, its evaluations, a company’s list, the office’s board and its
 * counts, against the same statements behind bare `node:http` and `pg` in the same run; then how its times grow when
 * everybody else’s work does. Ends with 1 over budget.
 *
 * Usage: DATABASE_URL=postgres://… npm run bench:work [-- LARGE_ENGAGEMENTS [ROUNDS [SECONDS]]]
 * With 1,000 engagements or fewer nothing is grown.
 */
const small = 1_000;
const students = 10_000;
const large = numberGiven(0, 'LARGE_ENGAGEMENTS', 100_000, 0);
const runs = { rounds: numberGiven(1, 'ROUNDS', 3), seconds: numberGiven(2, 'SECONDS', 5) };

process.exitCode = await onProduct(
  { projects: students, students: 1, admins: 40 },
  async (product) => {
    const { database, callers, secret } = product;
    const called = await companies(database.url, secret, small / engagementsEach);
    const numbers = called.map(({ companyId }) => companyId);
    await plantWork(database.url, { from: 1, to: small, students }, numbers);
    const engagementOf = await firstEngagements(database.url);
    const places = called.map((caller) => ({
      caller,
      engagement: engagementOf.get(caller.companyId)!,
    }));
    const lists = workLists(places, callers.admins);
    console.log(
      `${database.server}, ${small} engagements, ${small * deliveriesEach} deliveries, ${connections} connections`,
    );
    const quick = await against(product, lists, runs);
    const grow = {
      told: `Grown from ${small * deliveriesEach} to ${large * deliveriesEach} deliveries of ${deliveriesEach} an engagement`,
      fill: () => plantWork(database.url, { from: small + 1, to: large, students }),
    };
    // The counts go to a bound: what is below it grows with the work.
    const pages = lists.filter(({ name }) => !name.endsWith('counts'));
    const level = large <= small || (await growth(product, pages, grow, runs));
    return quick && level ? 0 : 1;
  },
);

/** One engagement of each company. */
async function firstEngagements(url: string): Promise<Map<number, number>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `select p.company_id::int as company, min(e.id)::int as engagement
     from engagements e join applications a on a.id = e.id join projects p on p.id = a.project_id group by 1`,
  );
  await client.end();
  return new Map(rows.map(({ company, engagement }) => [company, engagement]));
}
