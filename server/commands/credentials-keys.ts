import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { readConfig } from '../config.ts';
import { didOf } from '../features/credentials/keys/did.ts';
import { makeKeys, markCompromised } from '../features/credentials/keys/keys.ts';
import { endProcess } from '../platform/operating/end-process.ts';
import { described } from '../platform/operating/log.ts';
import { BadSetting } from '../platform/settings/settings.ts';
import { openDatabase, secretsOf } from '../runtime.ts';

const usage = `Usage: npm run credentials:keys -- [--list | --compromised NUMBER [--from DAY]]

Makes a new pair of keys to sign credentials with, and destroys the private part of those before: what they signed stays
valid. With --compromised it says first that what a key has signed since a day is doubtful (from today unless --from names
another, such as 2031-05-04). The embedded database is one process's own: stop the server first.`;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      list: { type: 'boolean' },
      compromised: { type: 'string' },
      from: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const number = values.compromised === undefined ? null : Number(values.compromised);
  const from = new Date(values.from ?? new Date().toISOString().slice(0, 10));
  if (
    values.help ||
    Number.isNaN(from.getTime()) ||
    (number !== null && !Number.isInteger(number))
  ) {
    console.log(usage);
    return values.help ? 0 : 2;
  }
  const config = readConfig(process.env);
  const origin = config.publicOrigin;
  const { sealKey } = secretsOf(config);
  if (sealKey === null)
    throw new BadSetting(
      'CREDENTIALS_SECRET must be set: the private keys are sealed with it. Make one with: openssl rand -base64 48.',
    );
  const { db, close } = await openDatabase(config);
  try {
    if (values.list) return await list(db);
    const made = await db.transaction().execute(async (transaction) => {
      if (number !== null && !(await markCompromised(transaction, number, from)))
        throw new BadSetting(`There is no key ${number}.`);
      return makeKeys(transaction, { origin, sealKey, at: new Date() });
    });
    if (number !== null)
      console.log(
        `What key ${number} has signed since ${from.toISOString().slice(0, 10)} is doubtful.`,
      );
    console.log(`${didOf(origin)} signs with the keys ${made.join(' and ')} from now on.`);
    return 0;
  } finally {
    await close();
  }
}

async function list(db: Awaited<ReturnType<typeof openDatabase>>['db']): Promise<number> {
  const { rows } = await sql<{ number: number; origin: string; kind: string; state: string }>`
    select number, origin, kind, case when compromised_from is not null then 'compromised since ' || compromised_from::date
      when sealed is null then 'signs no more' else 'signs' end as state
    from credential_keys order by number`.execute(db);
  for (const { number, origin, kind, state } of rows)
    console.log(`${number}\t${kind}\t${didOf(origin)}\t${state}`);
  return 0;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(error instanceof BadSetting ? error.message : described(error));
    endProcess(1);
  },
);
