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
import { judge, median, rounded, timed } from './figures.ts';

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

const anAddress = () => `${randomUUID()}@known.example`;
async function addKnown(): Promise<string> {
  const email = anAddress();
  const account = { email, role: 'Student', passwordHash, state: 'active' } as const;
  await addAccount(product.services.db, account, new Date());
  return email;
}

let calling = 0;
/** Each comes from an address of its own. */
async function call(url: string, payload: object): Promise<void> {
  calling += 1;
  const remoteAddress = `10.${(calling >> 16) & 255}.${(calling >> 8) & 255}.${calling & 255}`;
  await app.inject({ method: 'POST', url, payload, remoteAddress });
}

const rows = [];
for (const [url, body] of Object.entries(calls)) {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < samples; round += 1) {
    const payloads = { known: body(await addKnown()), unknown: body(anAddress()) };
    // Who goes first changes from round to round.
    const turns = round % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const turn of turns)
      times[turn].push(...(await timed(1, () => call(url, payloads[turn]))).times);
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  rows.push({
    call: url,
    'known ms': rounded(known),
    'unknown ms': rounded(unknown),
    ratio: rounded(known / unknown, 3),
    held: Math.abs(rounded(known / unknown, 3) - 1) <= budget,
  });
}
judge(
  `${product.database.kind}, ${samples} samples of each kind, medians within ${budget * 100}%`,
  rows,
);
await app.close();
await product.close();
rmSync(folder, { recursive: true, force: true });
