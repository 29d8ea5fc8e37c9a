import { numberGiven } from '../tools/number-given.ts';
import { against, growth } from './against.ts';
import { fillUpTo } from './fill.ts';
import { hotLists } from './lists.ts';
import { onProduct } from './product.ts';
import { connections } from './wrk.ts';

/**
 * How many requests a second the product answers on its hot lists over 64 connections, against the same
 * statements behind bare `node:http` and `pg` in the same run; then how its times grow when the database
 * does. Everybody calls from an address of their own, as behind a proxy, so that the limits per address
 * are on. Ends with 1 over budget.
 *
 * Usage: DATABASE_URL=postgres://… npm run bench:api [-- LARGE_PROJECTS [ROUNDS [SECONDS]]]
 * With 0 projects nothing is grown.
 */
const small = 10_000;
const large = numberGiven(0, 'LARGE_PROJECTS', 1_000_000, 0);
const runs = { rounds: numberGiven(1, 'ROUNDS', 5), seconds: numberGiven(2, 'SECONDS', 5) };

await onProduct({ projects: small, students: 400, admins: 100 }, async (product) => {
  const lists = Object.values(hotLists(product.callers));
  console.log(
    `${product.server}, ${small} projects, ${small} students, ${connections} connections`,
  );
  await against(product, lists, runs);
  const grow = {
    told: `Grown from ${small} to ${large} projects with as many students and five times the applications`,
    fill: () => fillUpTo(product.db, large),
  };
  if (large > small) await growth(product, lists, grow, runs);
});
