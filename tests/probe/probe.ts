import { mkdirSync, writeFileSync } from 'node:fs';
import { addresses } from './addresses.ts';
import { allowances } from './allowances.ts';
import { applicants } from './applicants.ts';
import { bulkActions, crowd } from './bulk-actions.ts';
import { type Case, type Outcome, runCases } from './case.ts';
import { codes } from './codes.ts';
import { companies } from './companies.ts';
import { credentials } from './credentials.ts';
import { decisions } from './decisions.ts';
import { endless } from './endless.ts';
import { evaluations } from './evaluations.ts';
import { exports } from './exports.ts';
import { files } from './files.ts';
import { fullDisk } from './full-disk.ts';
import { imports } from './imports.ts';
import { injections } from './injections.ts';
import { issuing } from './issuing.ts';
import { killed } from './killed.ts';
import { log } from './log.ts';
import { mails } from './mails.ts';
import { massAssignment } from './mass-assignment.ts';
import { oneCaller } from './one-caller.ts';
import { pages } from './pages.ts';
import { passwords } from './passwords.ts';
import { paths } from './paths.ts';
import { portfolio } from './portfolio.ts';
import { privacy } from './privacy.ts';
import { startProduct } from './product.ts';
import { requests } from './requests.ts';
import { changingCases, roles } from './roles.ts';
import { sessions } from './sessions.ts';
import { slowClients } from './slow-clients.ts';
import { slowPdfs } from './slow-pdfs.ts';
import { smuggling } from './smuggling.ts';
import { starts } from './starts.ts';
import { streams } from './streams.ts';
import { tokens } from './tokens.ts';
import { trust } from './trust.ts';
import { uploads } from './uploads.ts';

/**
 * Attacks the built product over loopback, embedded and, where DATABASE_URL names a server, on a PostgreSQL database
 * of its own. Prints a line a case and ends with 1 where one is not held.
 *
 * Usage: npm run probe [-- --short]
 *
 * `--short` is what `npm run test:all` runs: embedded, without what takes long, and only what is not held is printed.
 */
const isShort = process.argv.includes('--short');

/** Of a revoked credential, and of evaluations, each of which changes its own. */
const worldsOfOthers = 6;

const cases: readonly Case[] = [
  // First: news wait behind the mails that others queue by the thousand.
  ...mails,
  ...roles,
  ...tokens,
  ...injections,
  ...massAssignment,
  ...paths,
  ...smuggling,
  ...slowClients,
  ...requests,
  ...addresses,
  ...codes,
  ...passwords,
  ...sessions,
  ...companies,
  ...applicants,
  ...trust,
  ...bulkActions,
  ...decisions,
  ...credentials,
  ...issuing,
  ...portfolio,
  ...evaluations,
  ...allowances,
  ...imports,
  ...pages,
  ...uploads,
  ...files,
  ...fullDisk,
  ...slowPdfs,
  ...streams,
  ...starts,
  ...exports,
  ...endless,
  ...oneCaller,
  ...privacy,
  // Looks through all that was said until then.
  ...log,
  ...killed,
].filter(({ isLong }) => !(isShort && isLong));

const told = ({ area, tried, happened }: Outcome): string =>
  happened === null ? `held  ${area}: ${tried}` : `NOT HELD  ${area}: ${tried}: ${happened}`;

async function probe(engine: string, url: string | null): Promise<Outcome[]> {
  const begun = performance.now();
  const product = await startProduct(
    url,
    isShort
      ? { worlds: 0, crowd: 0, teams: 0 }
      : { worlds: changingCases.length + worldsOfOthers, crowd, teams: 1 },
  );
  try {
    const here = url ? 'PostgreSQL' : 'embedded';
    const tried = cases.filter(({ only }) => only === undefined || only === here);
    const outcomes = await runCases(product, tried, (outcome) => {
      if (!isShort || outcome.happened !== null) console.log(told(outcome));
    });
    const failed = outcomes.filter(({ happened }) => happened !== null).length;
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    console.log(
      `${engine}: ${outcomes.length} cases, ${outcomes.length - failed} held, ${failed} not held, ${seconds} s`,
    );
    return outcomes;
  } finally {
    await product.close();
  }
}

const outcomes = await probe('PGlite', null);
if (process.env.DATABASE_URL && !isShort)
  outcomes.push(...(await probe('PostgreSQL', process.env.DATABASE_URL)));
const notHeld = outcomes.filter(({ happened }) => happened !== null);
mkdirSync('test-results', { recursive: true });
writeFileSync(
  'test-results/probe.json',
  JSON.stringify({ held: outcomes.length - notHeld.length, notHeld: notHeld.map(told) }),
);
process.exit(notHeld.length > 0 ? 1 : 0);
