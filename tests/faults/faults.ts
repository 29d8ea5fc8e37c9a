import { numberGiven } from '../../tools/number-given.ts';
import { crash } from './crash.ts';
import { instances } from './instances.ts';
import { mail } from './mail.ts';
import { outage } from './outage.ts';
import { pooler } from './pooler/pooler.ts';
import { removals } from './removals.ts';
import { sealed } from './sealed.ts';
import { upgrade } from './upgrade/upgrade.ts';
import { uploads } from './uploads.ts';

/**
 * What the world does to the product, done on purpose. Each prints a table and ends with 1 on a fault.
 * PostgreSQL runs in a folder of its own; nothing that is there already is touched.
 *
 * Usage: npm run faults -- crash [ROUNDS [ENGAGEMENTS]] | outage [ROUNDS] | mail [MAILS] | instances | uploads [CUTS] |
 * upgrade [COMMIT] |
 * sealed [RACES] | pooler | removals [ROUNDS], which needs DATABASE_URL
 */
const [which = ''] = process.argv.slice(2);

const all: Record<string, () => Promise<boolean>> = {
  crash: () => crash(numberGiven(1, 'ROUNDS', 50), numberGiven(2, 'ENGAGEMENTS', 200)),
  outage: () => outage(numberGiven(1, 'ROUNDS', 10)),
  instances,
  pooler,
  removals: () => removals(numberGiven(1, 'ROUNDS', 200)),
  upgrade: () => upgrade(process.argv[3]),
  sealed: () => sealed(numberGiven(1, 'RACES', 1_000)),
  uploads: () => uploads(numberGiven(1, 'CUTS', 20)),
  mail: () => mail(numberGiven(1, 'MAILS', 48)),
};

const run = all[which];
if (!run) {
  console.error(`Say which: ${Object.keys(all).join(', ')}.`);
  process.exit(2);
}
const begun = performance.now();
const faulty = await run();
console.log(`${which}: ${((performance.now() - begun) / 1000).toFixed(0)} s`);
process.exit(faulty ? 1 : 0);
