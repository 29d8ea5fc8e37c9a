import { parseArgs } from 'node:util';
import { readConfig } from '../server/config.ts';
import { openPostgres } from '../server/platform/database/open.ts';
import { noteProof } from '../server/platform/operating/backup-checks/watch.ts';
import { described } from '../server/platform/operating/log.ts';
import { BadSetting } from '../server/platform/settings/settings.ts';
import { compare, type Findings } from './restore/compare.ts';
import { restoreInto } from './restore/restored.ts';

const usage = `Usage: npm run restore:prove -- [--config FILE] [--stanza NAME] [--behind MINUTES] [--below FOLDER]

Restores the newest backup of pgBackRest into a folder of its own, compares it with the database at DATABASE_URL and
removes it. What came of it stands in restore_proofs. Ends with 1 where it proves nothing.

  --config   pgBackRest's settings, /etc/pgbackrest.conf unless named
  --stanza   what pgBackRest calls the database, trestle unless named
  --behind   so many minutes what comes back may be behind, 60 unless given
  --below    where the folder is made; it takes as much space as the database`;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      config: { type: 'string', default: '/etc/pgbackrest.conf' },
      stanza: { type: 'string', default: 'trestle' },
      behind: { type: 'string', default: '60' },
      below: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const behindMinutes = Number(values.behind);
  if (values.help || !(behindMinutes > 0)) {
    console.log(usage);
    return values.help ? 0 : 2;
  }
  const { databaseUrl } = readConfig(process.env);
  if (databaseUrl === null)
    throw new BadSetting('DATABASE_URL must be set: the embedded database is copied as a folder.');
  const inUse = openPostgres(databaseUrl, 1);
  try {
    const at = new Date();
    const findings = await prove(databaseUrl).catch(
      ({ message }: Error): Findings => ({ upTo: null, failure: message }),
    );
    const seconds = Math.round((Date.now() - at.getTime()) / 1000);
    await noteProof(inUse.db, { at, seconds, ...findings });
    const upTo = findings.upTo?.toISOString();
    console.log(findings.failure ?? `Restored up to ${upTo}, and whole, in ${seconds} s.`);
    return findings.failure === null ? 0 : 1;
  } finally {
    await inUse.close();
  }

  async function prove(url: string): Promise<Findings> {
    const begun = new Date();
    const restored = await restoreInto(values, values);
    const { pathname, username } = new URL(url);
    const database = openPostgres(restored.address(pathname.slice(1), username), 1);
    try {
      return await compare(database.db, inUse.db, begun, behindMinutes);
    } finally {
      await database.close();
      await restored.remove();
    }
  }
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof BadSetting ? error.message : described(error));
    process.exitCode = 1;
  },
);
