import { sql } from 'kysely';
import type { Database } from '../../server/platform/database/open.ts';
import { anEvaluation } from '../../server/testing/evaluations.ts';
import type { RunningServer } from '../../server/testing/process.ts';
import { call } from '../harness/calls.ts';
import { aCast, settingsFor } from '../harness/cast.ts';
import { onPostgres, type Place } from '../harness/on-postgres.ts';
import { newTally } from '../harness/persistent.ts';
import { takenPlace } from '../harness/taken-place.ts';

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
export const sealed = (races: number): Promise<boolean> =>
  onPostgres((place) => raceEachOther(place, races));

async function raceEachOther({ database, start }: Place, races: number): Promise<boolean> {
  const cast = await aCast(database, { students: 1, companies: 1 });
  const [one, two] = [await start(settingsFor(cast)), await start(settingsFor(cast))];
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
        const seen = await read(at === 0 ? one : two, path, token);
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
