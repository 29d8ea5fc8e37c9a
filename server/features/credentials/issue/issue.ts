import { randomBytes, randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { RubricVersion } from '../../../../src/contract/evaluations/rubric.ts';
import { happened } from '../../../platform/acts/happened.ts';
import type { Database } from '../../../platform/database/open.ts';
import { allRows, allValues, firstValue } from '../../../platform/database/rows.ts';
import { rubricsOf } from '../../evaluations/rubric.ts';
import { noKeyWords, type SigningKeys, signingKeys } from '../keys/keys.ts';
import { signAsJwt, signEmbedded } from '../keys/sign.ts';
import type { CredentialSettings } from '../settings.ts';
import { drawPlaces, type Place } from '../status/lists.ts';
import { revokeIn } from '../status/revoke.ts';
import { documentOf } from './document.ts';
import { type Facts, factsOf } from './facts.ts';

/** Credentials signed in one transaction: about a tenth of a second. */
const atOnce = 10;

interface Wanted {
  readonly id: string;
  readonly engagementId: number;
}

interface Signed extends Place {
  readonly id: string;
  readonly document: string;
  readonly jwt: string;
  readonly evidence: readonly number[];
}

interface Options {
  /** Notifies the students in the transaction that stores their credentials. */
  readonly tell?: typeof happened;
  /** Stops after about this many. */
  readonly atMost?: number;
}

/**
 * Issues all that is wanted, and revokes what it replaces. Instances that do so at once issue different ones, and what one of
 * them has not kept when it dies is wanted still.
 * @returns how many
 * @throws {Error} where nothing can be signed: everything stays wanted
 * @throws {AggregateError} what could not be signed, after everything else was issued
 */
export async function issueWanted(
  services: CredentialSettings,
  { tell = happened, atMost = Number.POSITIVE_INFINITY }: Options = {},
): Promise<number> {
  const { db, clock, publicOrigin: origin, sealKey } = services;
  // No key is needed if there is nothing to issue.
  if ((await countWanted(db, [])) === 0) return 0;
  const keys = await signingKeys(db, origin, sealKey);
  if (typeof keys === 'string') throw new Error(`No credential is issued: ${noKeyWords[keys]}`);
  const failed = new Map<string, unknown>();
  let issued = 0;
  while (issued < atMost) {
    const at = clock();
    const count = await countWanted(db, [...failed.keys()]);
    if (count === 0) break;
    // In a statement of its own: a list is held for a moment only.
    const places = await drawPlaces(db, { origin, at, places: count });
    issued += await db.transaction().execute(async (transaction) => {
      const wanted = await hold(transaction, [...failed.keys()]);
      const given = { at, places };
      const signed = await signAll({ ...services, db: transaction }, keys, wanted, given, failed);
      await store(services, transaction, keys, signed, at, tell);
      return signed.length;
    });
  }
  if (failed.size > 0) throw new AggregateError([...failed.values()], `${failed.size} not issued.`);
  return issued;
}

const wantedExcept = (except: readonly string[]) => sql`
  from credentials k join engagements e on e.id = k.engagement_id
  where k.issued_at is null and k.id <> all(${[...except]}::uuid[])`;

/** Counts the credentials of the next transaction. */
const countWanted = async (db: Database, except: readonly string[]): Promise<number> =>
  (await firstValue<number>(db)`
    select count(*)::int from (select ${wantedExcept(except)} limit ${sql.lit(atOnce)}) next`)!;

/** Holds work whose credential is wanted, the longest first. Work that somebody holds comes last, and is waited for. */
async function hold(transaction: Database, except: readonly string[]): Promise<Wanted[]> {
  const some = (limit: number, held: RawBuilder<unknown>) =>
    allValues<string>(transaction)`
      select k.id ${wantedExcept(except)}
      order by k.wanted_at limit ${sql.lit(limit)} for no key update of e ${held}`;
  let ids = await some(atOnce, sql`skip locked`);
  if (ids.length === 0) ids = await some(1, sql``);
  // Read again, to see what was issued or changed during the wait.
  return allRows<Wanted>(transaction)`
    select id, engagement_id as "engagementId" from credentials
    where id = any(${[...ids]}::uuid[]) and issued_at is null order by id for update`;
}

/** @param failed gets what cannot be signed: it keeps none of the others from being issued, and is tried again later */
async function signAll(
  services: CredentialSettings,
  keys: SigningKeys,
  wanted: readonly Wanted[],
  { at, places }: { readonly at: Date; readonly places: readonly Place[] },
  failed: Map<string, unknown>,
): Promise<Signed[]> {
  const { db } = services;
  const facts = await factsOf(
    db,
    wanted.map(({ engagementId }) => engagementId),
  );
  const rubrics = await rubricsOf(db, [...new Set([...facts.values()].map((one) => one.rubric))]);
  const signed: Signed[] = [];
  for (const [nth, { id, engagementId }] of wanted.entries()) {
    const given = { id, place: places[nth]!, at, rubrics };
    await sign(services, keys, facts.get(engagementId)!, given).then(
      (one) => signed.push(one),
      (error) => failed.set(id, error),
    );
  }
  return signed;
}

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
  return {
    ...{ id, ...place, jwt, evidence: facts.evidence.map(({ number }) => number) },
    // The published schema has proofs as a list.
    document: JSON.stringify({ ...credential, proof: [proof] }),
  };
}

interface Issued {
  readonly id: string;
  readonly studentId: number | null;
  readonly engagementId: number;
}

/** Stores a signed credential, replaces the earlier one of its work, and notifies its student. */
async function store(
  services: CredentialSettings,
  transaction: Database,
  { embedded, jwt }: SigningKeys,
  signed: readonly Signed[],
  at: Date,
  tell: typeof happened,
): Promise<void> {
  const ids = signed.map(({ id }) => id);
  const replaced = await allValues<string>(transaction)`
    select o.id from credentials o join credentials k on k.engagement_id = o.engagement_id
    where k.id = any(${ids}::uuid[]) and o.issued_at is not null and o.revoked_at is null`;
  const rows = await allRows<Issued>(transaction)`
    update credentials k set document = d.document, jwt = d.jwt, list = d.list, index = d.index, issued_at = ${at}, key = ${embedded.number}, jwt_key = ${jwt.number},
      evidence = array(select json_array_elements_text(d.evidence)::int), shown = array(select json_array_elements_text(d.evidence)::int),
      replaces = before.id, listed = coalesce(before.listed, false)
    from json_to_recordset(${JSON.stringify(signed)}::json) as d (id uuid, document text, jwt text, list int, index int, evidence json)
      join credentials w on w.id = d.id left join lateral (
        select o.id, o.listed from credentials o where o.engagement_id = w.engagement_id and o.issued_at is not null
        order by o.issued_at desc limit 1) before on true
    where k.id = d.id
    returning k.id, k.student_id as "studentId", k.engagement_id as "engagementId"`;
  if (replaced.length > 0) await revokeIn(transaction, at, replaced, 'Replaced by a newer one.');
  await tell(
    { ...services, transaction, at },
    rows.flatMap(({ id: credential, studentId, engagementId: engagement }) =>
      studentId === null
        ? []
        : {
            kind: 'credential issued' as const,
            aboutId: studentId,
            facts: { credential, engagement },
            concerned: { student: [studentId] },
          },
    ),
  );
}
