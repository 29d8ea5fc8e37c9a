import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { RubricVersion } from '../../../../src/contract/evaluations/rubric.ts';
import type { Database } from '../../../platform/database/open.ts';
import { allRows, execute } from '../../../platform/database/rows.ts';
import { notifyAll } from '../../../platform/notifications/notify.ts';
import { rubricsOf } from '../../evaluations/rubric.ts';
import { noKeyWords, type SigningKeys, signingKeys } from '../keys/keys.ts';
import { signAsJwt, signEmbedded } from '../keys/sign.ts';
import type { CredentialSettings } from '../settings.ts';
import { drawPlaces, type Place } from '../status/lists.ts';
import { revokeIn } from '../status/revoke.ts';
import { documentOf } from './document.ts';
import { type Facts, factsOf } from './facts.ts';

/** So many are issued with one pass over the database. */
const atOnce = 50;
/** Whoever has begun longer ago is not coming back. */
const diesWithinMs = 120_000;

interface Begun {
  readonly id: string;
  readonly engagementId: number;
}

interface Signed extends Place {
  readonly id: string;
  readonly document: string;
  readonly jwt: string;
}

/**
 * Issues some of what is wanted, and revokes what it replaces. Instances that do so at once issue different ones.
 * @param tell tells students that theirs are here, in the transaction that keeps them
 * @returns how many; 0 when nothing is left
 * @throws {Error} where nothing can be signed: everything stays wanted
 */
export async function issueWanted(
  services: CredentialSettings,
  tell: typeof notifyAll = notifyAll,
): Promise<number> {
  const { db, clock, publicOrigin: origin, sealKey } = services;
  const keys = await signingKeys(db, origin, sealKey);
  if (typeof keys === 'string') throw new Error(`No credential is issued: ${noKeyWords[keys]}`);
  const begun = await begin(db, clock());
  if (begun.length === 0) return 0;
  const at = clock();
  const places = await drawPlaces(db, { origin, at, places: begun.length });
  const facts = await factsOf(
    db,
    begun.map(({ engagementId }) => engagementId),
  );
  const rubrics = await rubricsOf(db, [...new Set([...facts.values()].map((one) => one.rubric))]);
  const signed: Signed[] = [];
  const failures: unknown[] = [];
  for (const [nth, { id, engagementId }] of begun.entries()) {
    const known = facts.get(engagementId);
    const given = { id, place: places[nth]!, at, rubrics };
    // One that cannot be signed keeps none of the others from being issued, and is tried again later.
    if (known)
      await sign(services, keys, known, given).then(
        (one) => signed.push(one),
        (error) => failures.push(error),
      );
  }
  await store(services, keys, signed, at, tell);
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} not issued.`);
  return signed.length;
}

/** Takes some of what is wanted, the longest first; what another instance has begun is left to it. */
const begin = (db: Database, at: Date) =>
  allRows<Begun>(db)`
    update credentials set begun_at = ${at} where id in (
      select id from credentials
      where issued_at is null and engagement_id is not null
        and (begun_at is null or begun_at < ${new Date(at.getTime() - diesWithinMs)})
      order by wanted_at limit ${sql.lit(atOnce)} for update skip locked)
    returning id, engagement_id as "engagementId"`;

interface Unsigned {
  readonly id: string;
  readonly place: Place;
  readonly at: Date;
  readonly rubrics: readonly RubricVersion[];
}

async function sign(
  { publicOrigin: origin, isDemo }: CredentialSettings,
  keys: SigningKeys,
  facts: Facts,
  { id, place, at, rubrics }: Unsigned,
): Promise<Signed> {
  const rubric = rubrics.find(({ version }) => version === facts.rubric) ?? rubrics.at(-1)!;
  const unsigned = documentOf(facts, {
    ...{ id, origin, at, ...place, isDemo, rubric: rubric.company },
    ...{ subject: randomUUID(), salt: randomBytes(16).toString('hex') },
  });
  const jwt = await signAsJwt(unsigned, keys);
  const { proof, ...credential } = await signEmbedded(unsigned, keys, at);
  // The published schema has proofs as a list.
  return { id, ...place, document: JSON.stringify({ ...credential, proof: [proof] }), jwt };
}

interface Issued {
  readonly studentId: number | null;
  readonly engagementId: number;
  readonly replaces: string | null;
  readonly title: string;
}

/** Keeps what was signed, where nobody has been faster nor asked for it anew since, and tells whose it is. */
const store = (
  services: CredentialSettings,
  { embedded, jwt }: SigningKeys,
  signed: readonly Signed[],
  at: Date,
  tell: typeof notifyAll,
): Promise<void> =>
  services.db.transaction().execute(async (transaction) => {
    // What they replace first: whoever bars another one meanwhile takes back what is wanted, not what was issued.
    await execute(transaction)`
      select from credentials
      where id in (select replaces from credentials where id = any(${signed.map(({ id }) => id)}::uuid[]))
      order by id for update`;
    const rows = await allRows<Issued>(transaction)`
      update credentials k set document = d.document, jwt = d.jwt, list = d.list, index = d.index, issued_at = ${at}, key = ${embedded.number}, jwt_key = ${jwt.number}
      from json_to_recordset(${JSON.stringify(signed)}::json) as d (id uuid, document text, jwt text, list int, index int), achievements t
      where k.id = d.id and k.issued_at is null and k.wanted_at <= ${at} and t.id = k.achievement_id
      returning k.student_id as "studentId", k.engagement_id as "engagementId", k.replaces, t.title`;
    const replaced = rows.flatMap(({ replaces }) => replaces ?? []);
    if (replaced.length > 0) await revokeIn(transaction, at, replaced, 'Replaced by a newer one.');
    const news = rows.flatMap(({ studentId, engagementId, title }) =>
      studentId === null
        ? []
        : {
            accountId: studentId,
            kind: 'work answered' as const,
            title: 'Your credential is here',
            message: `It proves “${title}”. Download it, or show it to whoever asks.`,
            link: `/student/work?engagement=${engagementId}#proof`,
          },
    );
    await tell(services, transaction, news);
  });
