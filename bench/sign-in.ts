import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../server/app.ts';
import { readConfig } from '../server/config.ts';
import { hashPassword } from '../server/features/accounts/password-hash.ts';
import { addAccount } from '../server/features/accounts/repository.ts';
import { openRuntime } from '../server/runtime.ts';
import { numberGiven } from '../tools/number-given.ts';
import { median } from './figures.ts';

/**
 * Whether the time of an answer tells if an address is known: samples of known and unknown
 * addresses, interleaved, for every call that takes an address. Medians must agree within 5%.
 *
 * Usage: npm run bench:sign-in [-- SAMPLES]
 */
const samples = numberGiven(0, 'SAMPLES', 1000);
const budget = 0.05;

const folder = mkdtempSync(join(tmpdir(), 'trestle-bench-'));
const product = await openRuntime(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }));
const app = await buildApp({
  services: product.services,
  logger: false,
  siteFolder: null,
  corsOrigins: [],
  trustProxy: false,
  https: false,
});
const passwordHash = await hashPassword('a lattice of steel');

const anAddress = () => `${randomUUID()}@known.example`;

/** The calls that take an address, with a body that is right but for what is being asked. */
const calls: Record<string, (email: string) => object> = {
  '/api/Auth/Login': (email) => ({ email, password: 'not the password' }),
  '/api/Auth/ForgotPassword': (email) => ({ email }),
  '/api/Auth/ResendOtp': (email) => ({ Email: email }),
  '/api/Students/verify-otp': (email) => ({ Email: email, OtpCode: '123456' }),
  '/api/Students/register': (email) => ({
    firstName: 'Ada',
    lastName: 'Byron',
    email,
    password: 'a lattice of steel',
    engineeringType: 'Civil',
    collegeYear: 'Final',
    university: 'Lindow',
  }),
};

async function timed(url: string, payload: object, address: number): Promise<number> {
  const remoteAddress = `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`;
  const start = performance.now();
  await app.inject({ method: 'POST', url, payload, remoteAddress });
  return performance.now() - start;
}

async function addKnown(): Promise<string> {
  const email = anAddress();
  const account = { email, role: 'Student', passwordHash, state: 'active' } as const;
  await addAccount(product.services.db, account, new Date());
  return email;
}

let calling = 0;
const table = [];
for (const [url, body] of Object.entries(calls)) {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < samples; round += 1) {
    const [one, other] = [await addKnown(), anAddress()];
    // Who goes first changes from round to round.
    const turns = round % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const turn of turns) {
      calling += 1;
      times[turn].push(await timed(url, body(turn === 'known' ? one : other), calling));
    }
  }
  const [knownMs, unknownMs] = [median(times.known), median(times.unknown)];
  table.push({
    call: url,
    'known ms': Number(knownMs.toFixed(2)),
    'unknown ms': Number(unknownMs.toFixed(2)),
    ratio: Number((knownMs / unknownMs).toFixed(3)),
  });
}
console.log(
  `${product.database.kind}, ${samples} samples of each kind, medians within ${budget * 100}%`,
);
console.table(table);

await app.close();
await product.close();
rmSync(folder, { recursive: true, force: true });
process.exitCode = table.every(({ ratio }) => Math.abs(ratio - 1) <= budget) ? 0 : 1;
