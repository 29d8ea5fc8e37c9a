import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { type LinkPurpose, linkMinutes } from './rules.ts';

/** 256 random bits need no slow hash: they cannot be guessed from a stolen table. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Makes a single-use link; the one before it for the same purpose ends. @returns its token, stored nowhere */
export async function issueLink(
  transaction: Database,
  accountId: number,
  purpose: LinkPurpose,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await sql`delete from account_links where account_id = ${accountId} and purpose = ${purpose}`.execute(
    transaction,
  );
  await transaction
    .insertInto('account_links')
    .values({
      token_hash: hashOf(token),
      account_id: accountId,
      purpose,
      expires_at: new Date(now.getTime() + linkMinutes[purpose] * 60_000),
    })
    .execute();
  return token;
}

/** Makes a link for each of many new accounts. @returns each account's token, stored nowhere */
export async function issueLinks(
  transaction: Database,
  accountIds: readonly number[],
  purpose: LinkPurpose,
  now: Date,
): Promise<ReadonlyMap<number, string>> {
  const tokens = new Map(accountIds.map((id) => [id, randomBytes(32).toString('base64url')]));
  await sql`
    insert into account_links (token_hash, account_id, purpose, expires_at)
    select hash, id, ${purpose}, ${new Date(now.getTime() + linkMinutes[purpose] * 60_000)}
    from unnest(${[...tokens.values()].map(hashOf)}::text[], ${[...tokens.keys()]}::bigint[]) as link (hash, id)`.execute(
    transaction,
  );
  return tokens;
}

/** Spends a link: its account once, null ever after. Of many at the same moment one succeeds. */
export async function redeemLink(
  transaction: Database,
  token: string,
  now: Date,
): Promise<number | null> {
  const { rows } = await sql<{ accountId: number; expiresAt: Date }>`
    delete from account_links where token_hash = ${hashOf(token)}
    returning account_id as "accountId", expires_at as "expiresAt"`.execute(transaction);
  const [link] = rows;
  return link && link.expiresAt > now ? link.accountId : null;
}

/** Ends what was mailed before: a changed password makes older links worthless. */
export async function dropLinks(transaction: Database, accountId: number): Promise<void> {
  await sql`delete from account_links where account_id = ${accountId}`.execute(transaction);
}
