import { numberGiven } from '../tools/number-given.ts';
import { against } from './api-against.ts';
import { fillUpTo } from './api-fill.ts';
import { growth } from './api-growth.ts';
import { hotLists } from './api-lists.ts';
import { connections } from './api-measure.ts';
import { onProduct } from './product.ts';

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

process.exitCode = await onProduct(
  { projects: small, students: 400, admins: 100 },
  async (product) => {
    const lists = hotLists(product.callers);
    console.log(
      `${product.database.server}, ${small} projects, ${small} students, ${connections} connections`,
    );
    const quick = await against(product, lists, runs);
    const grow = {
      told: `Grown from ${small} to ${large} projects with as many students and five times the applications`,
      fill: () => fillUpTo(product.database.url, large),
    };
    const level = large <= small || (await growth(product, lists, grow, runs));
    return quick && level ? 0 : 1;
  },
);
