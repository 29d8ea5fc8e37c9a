import { randomInt } from 'node:crypto';
import { BitstringStatusList, createCredential } from '@digitalbazaar/vc-bitstring-status-list';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/open.ts';
import { allRows, execute, firstRow, firstValue } from '../../../platform/database/rows.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { contextAddresses } from '../contexts.ts';
import { issuerOf, listAddress, toTheSecond } from '../keys/did.ts';
import { signingKeys } from '../keys/keys.ts';
import { signEmbedded } from '../keys/sign.ts';
import type { CredentialSettings } from '../settings.ts';

/** Minimum size of a list, so that no place reveals its owner (https://www.w3.org/TR/vc-bitstring-status-list/). */
const placesIn = 131_072;

/** A list with room for these places: the last one until it is half full, then a new one. */
async function listFor(
  db: Database,
  { origin, at, places }: { origin: string; at: Date; places: number },
): Promise<number> {
  const open = await firstRow<{ number: number }>(db)`
    update status_lists set entries = entries + ${places}
    where number = (
      select number from status_lists where origin = ${origin} and entries < ${placesIn / 2} order by number limit 1)
    returning number`;
  if (open) return open.number;
  return (await firstValue<number>(db)`
    insert into status_lists (origin, changed_at, entries) values (${origin}, ${at}, ${places})
    returning number`)!;
}

export interface Place {
  readonly list: number;
  readonly index: number;
}

/** Draws places in a status list at random, so that they reveal nothing. A place that is taken is drawn again. */
export async function drawPlaces(
  db: Database,
  { origin, at, places }: { origin: string; at: Date; places: number },
): Promise<Place[]> {
  const list = await listFor(db, { origin, at, places });
  const drawn: Place[] = [];
  while (drawn.length < places) {
    const indexes = Array.from({ length: places - drawn.length }, () => randomInt(placesIn));
    const rows = await allRows<Place>(db)`
      insert into status_places (list, index) select ${list}, unnest(${indexes}::int[])
      on conflict do nothing returning list, index`;
    drawn.push(...rows);
  }
  return drawn;
}

/**
 * A status list, signed. It is signed again whenever something in it has changed, and gives the same bytes on every instance
 * with the same key.
 * @throws {Problem} `unavailable` where it changed and nothing can be signed: an older one would say that a revoked credential holds
 */
export async function statusList(
  services: CredentialSettings,
  number: number,
): Promise<string | null> {
  const { db, sealKey, isDemo } = services;
  const row = await firstRow<{
    origin: string;
    changedAt: Date;
    document: string | null;
    signedAt: Date | null;
  }>(db)`
    select origin, changed_at as "changedAt", document, signed_at as "signedAt"
    from status_lists where number = ${number}`;
  if (!row) return null;
  const { origin, changedAt } = row;
  if (row.signedAt?.getTime() === changedAt.getTime()) return row.document;
  const keys = await signingKeys(db, origin, sealKey);
  if (typeof keys === 'string')
    throw new Problem('unavailable', 'The status list cannot be signed at the moment.');
  const list = new BitstringStatusList({ length: placesIn });
  const revoked = await allRows<{ index: number }>(db)`
    select index from credentials where list = ${number} and revoked_at is not null
    order by index limit ${sql.lit(placesIn)}`;
  for (const { index } of revoked) list.setStatus(index, true);
  const unsigned = await createCredential({
    id: listAddress(origin, number),
    list,
    statusPurpose: 'revocation',
    context: [contextAddresses[0]],
  });
  const { id, name } = issuerOf({ origin, isDemo });
  const signed = await signEmbedded(
    { ...unsigned, issuer: { id, name }, validFrom: toTheSecond(changedAt) },
    keys,
    changedAt,
  );
  const document = JSON.stringify(signed);
  await execute(db)`
    update status_lists set document = ${document}, signed_at = changed_at
    where number = ${number} and changed_at = ${changedAt}`;
  return document;
}
