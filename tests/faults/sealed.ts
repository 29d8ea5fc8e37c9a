import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Database, openPostgres } from '../../server/platform/database/open.ts';
import { anEvaluation } from '../../server/testing/evaluations.ts';
import { ownCluster } from '../../server/testing/own-cluster.ts';
import { type RunningServer, startServer } from '../../server/testing/process.ts';
import { call } from './calls.ts';
import { aCast, settingsFor } from './cast.ts';
import { newTally } from './persistent.ts';
import { takenPlace } from './taken-place.ts';

interface Seen {
  readonly rounds: readonly {
    readonly openedAt: string | null;
    readonly opened: readonly object[];
  }[];
  readonly outcome: object | null;
}

/**
 * Both sides evaluate each other at the same moment, at two instances, while both read; so many times in a row. Every
 * answer has nothing open or both, and afterwards both are open and the work is completed. @returns whether a fault was found
 */
export async function sealed(races: number): Promise<boolean> {
  const cluster = await ownCluster();
  const folder = mkdtempSync(join(tmpdir(), 'trestle-sealed-'));
  const database = openPostgres(cluster.url);
  const instances: RunningServer[] = [];
  try {
    const cast = await aCast(database, { students: 1, companies: 1 });
    for (const number of [1, 2])
      instances.push(
        await startServer({
          ...settingsFor(cast),
          DATABASE_URL: cluster.url,
          DATA_DIR: join(folder, String(number)),
          FILES_DIR: join(folder, 'files'),
        }),
      );
    const [one, two] = instances as [RunningServer, RunningServer];
    const { engagement, company, student } = await takenPlace(() => one.origin, cast, newTally());
    const waiver = `/Engagements/${engagement}/milestones/1/waiver`;
    await call(one.origin, 'PUT', waiver, company.token, { reason: 'It was there.' });
    const path = `/Engagements/${engagement}/evaluations`;
    const begun = await database.db.selectFrom('projects').select('status').executeTakeFirst();
    const figures = { races, refused: 0, 'half open': 0, 'left sealed': 0, reads: 0 };
    for (let race = 0; race < races; race += 1) {
      let isWritten = false;
      const reading = [student, company].map(async ({ token }, at) => {
        while (!isWritten) {
          const seen = await read(instances[at]!, path, token);
          figures.reads += 1;
          if (isHalf(seen)) figures['half open'] += 1;
        }
      });
      const written = await Promise.all([
        call(one.origin, 'PUT', `${path}/final`, student.token, anEvaluation('student')),
        call(two.origin, 'PUT', `${path}/final`, company.token, anEvaluation('company')),
      ]);
      isWritten = true;
      await Promise.all(reading);
      figures.refused += written.filter(({ status }) => status !== 200).length;
      const after = await read(one, path, student.token);
      const isOpen = after.rounds[0]?.opened.length === 2 && after.outcome !== null;
      if (!isOpen) figures['left sealed'] += 1;
      await putBack(database.db, begun?.status ?? 'pending');
    }
    console.table({ sealed: figures });
    return figures.refused + figures['half open'] + figures['left sealed'] > 0;
  } finally {
    await Promise.all(instances.map((instance) => instance.end('SIGTERM')));
    await database.close();
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

const read = async ({ origin }: RunningServer, path: string, token: string): Promise<Seen> =>
  JSON.parse((await call(origin, 'GET', path, token)).body);

/** Whether one of both is open, or both without what was opened, or the other way round. */
const isHalf = ({ rounds }: Seen): boolean =>
  rounds.some(({ openedAt, opened }) => opened.length !== (openedAt === null ? 0 : 2));

/** The one engagement as it was before anybody wrote. */
async function putBack(db: Database, status: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const statement of [
      sql`delete from outcomes`,
      sql`delete from evaluations`,
      sql`update evaluation_rounds set opened_at = null`,
      sql`update applications set status = 'Accepted'`,
      sql`update engagements set state = 'Evaluating', next = 'evaluate', turn = 'both', turn_since = now()`,
      sql`update projects set status = ${status}`,
    ])
      await statement.execute(transaction);
  });
}
