import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/open.ts';
import { notify } from '../../../platform/notifications/notify.ts';
import { rubricsOf } from '../../evaluations/rubric.ts';
import { signingKeys } from '../keys/keys.ts';
import { noKeyWords } from '../keys/readiness.ts';
import type { CredentialSettings } from '../settings.ts';
import { openList, placesIn } from '../status/lists.ts';
import { revokeIn } from '../status/revoke.ts';
import { documentOf } from './document.ts';
import { factsOf } from './facts.ts';
import { signAsJwt, signEmbedded } from './sign.ts';

interface Wanted {
  readonly id: string;
  readonly engagementId: number;
  readonly replaces: string | null;
}

/**
 * Issues a credential that is wanted, and revokes the one it replaces; done twice at once it is issued once.
 * @throws {Error} where nothing can be signed: it stays wanted
 */
export async function issueCredential(services: CredentialSettings, id: string): Promise<void> {
  const { db, clock, publicOrigin: origin, sealKey, isDemo } = services;
  const keys = await signingKeys(db, origin, sealKey);
  if (typeof keys === 'string') throw new Error(`No credential is issued: ${noKeyWords[keys]}`);
  const { rows } = await sql<Wanted>`
    select id, engagement_id as "engagementId", replaces from credentials
    where id = ${id} and issued_at is null and engagement_id is not null`.execute(db);
  const [wanted] = rows;
  const facts = wanted && (await factsOf(db, wanted.engagementId));
  if (!facts) return;
  const place = await drawPlace(services, id);
  const [rubric] = await rubricsOf(db, [facts.rubric]);
  const at = clock();
  const unsigned = documentOf(facts, {
    ...{ id, origin, at, isDemo, ...place, rubric: rubric!.company },
    ...{ subject: randomUUID(), salt: randomBytes(16).toString('hex') },
  });
  const [document, jwt] = [
    await signEmbedded(structuredClone(unsigned), keys, at),
    await signAsJwt(unsigned, keys),
  ];
  await db.transaction().execute(async (transaction) => {
    const { rows: issued } = await sql<{ studentId: number | null }>`
      update credentials set document = ${JSON.stringify(document)}, jwt = ${jwt}, issued_at = ${at},
        key = ${keys.embedded.number}, jwt_key = ${keys.jwt.number}
      where id = ${id} and issued_at is null returning student_id as "studentId"`.execute(
      transaction,
    );
    if (!issued[0]) return;
    if (wanted.replaces)
      await revokeIn(transaction, at, wanted.replaces, 'Replaced by a newer one.');
    if (issued[0].studentId === null) return;
    await notify(services, transaction, issued[0].studentId, {
      kind: 'work answered',
      title: 'Your credential is here',
      message: `It proves “${facts.title}”. Download it, or show it to whoever asks.`,
      link: `/student/work?engagement=${wanted.engagementId}#proof`,
    });
  });
}

/** A place in a status list, drawn at random and kept: who draws in the same list waits meanwhile. */
const drawPlace = (
  { db, clock, publicOrigin }: CredentialSettings,
  id: string,
): Promise<{ list: number; index: number }> =>
  db.transaction().execute(async (transaction) => {
    const list = await openList(transaction, publicOrigin, clock());
    const { rows } = await sql<{ list: number; index: number }>`
      select list, index from credentials where id = ${id} and index is not null`.execute(
      transaction,
    );
    if (rows[0]) return rows[0];
    const index = await freeIndex(transaction, list);
    await sql`update credentials set list = ${list}, index = ${index} where id = ${id}`.execute(
      transaction,
    );
    await sql`update status_lists set entries = entries + 1 where number = ${list}`.execute(
      transaction,
    );
    return { list, index };
  });

/** A list is left before it is half full, so two draws do on average. */
async function freeIndex(transaction: Database, list: number): Promise<number> {
  for (;;) {
    const index = randomInt(placesIn);
    const { rows } = await sql`
      select from credentials where list = ${list} and index = ${index}`.execute(transaction);
    if (rows.length === 0) return index;
  }
}
