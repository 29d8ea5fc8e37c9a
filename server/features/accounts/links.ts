import { createHash, randomBytes } from 'node:crypto';
import {
  type LinkPage,
  type LinkPurpose,
  linkMinutes,
  linkPages,
} from '../../../src/contract/accounts/mailed-links.ts';
import { codeLength, codeSigns, printedCode } from '../../../src/contract/typed/mailed-codes.ts';
import type { Database } from '../../platform/database/open.ts';
import { execute, firstRow, firstValue, insertAll } from '../../platform/database/rows.ts';

/** 256 random bits need no slow hash: they cannot be guessed from a stolen table. */
export const hashOfLink = (token: string) => createHash('sha256').update(token).digest('base64url');

/** A secret of 260 random bits, in signs that somebody can type. */
export const newLinkToken = (): string =>
  Array.from(randomBytes(codeLength), (byte) => codeSigns[byte % codeSigns.length]).join('');

/**
 * Links to a page from a mail. The secret follows `#`, which browsers never send, so it enters no server log and no
 * referrer. Mail programs change links and cut them off, so the mail gives the page and the code in words too. The code
 * is the secret itself, because a shorter one could be guessed and would need tries, locks and an expiry of its own.
 */
export function linkOrCode(publicOrigin: string, to: LinkPage, token: string): string {
  const page = publicOrigin + linkPages[to];
  return `${page}#${token}

If this link does not open, go to ${page} and enter this code:

${printedCode(token)}`;
}

const linkRow = (accountId: number, token: string, purpose: LinkPurpose, now: Date) => ({
  token_hash: hashOfLink(token),
  account_id: accountId,
  purpose,
  expires_at: new Date(now.getTime() + linkMinutes[purpose] * 60_000),
});

/** Makes a single-use link; the one before it for the same purpose ends. @returns its token, stored nowhere */
export async function issueLink(
  transaction: Database,
  accountId: number,
  purpose: LinkPurpose,
  now: Date,
): Promise<string> {
  const token = newLinkToken();
  await execute(transaction)`
    delete from account_links where account_id = ${accountId} and purpose = ${purpose}`;
  await insertAll(transaction, 'account_links', [linkRow(accountId, token, purpose, now)]);
  return token;
}

/** Makes a link for each of many new accounts. @returns each account's token, stored nowhere */
export async function issueLinks(
  transaction: Database,
  accountIds: readonly number[],
  purpose: LinkPurpose,
  now: Date,
): Promise<ReadonlyMap<number, string>> {
  const tokens = new Map(accountIds.map((id) => [id, newLinkToken()]));
  const rows = [...tokens].map(([id, token]) => linkRow(id, token, purpose, now));
  await insertAll(transaction, 'account_links', rows);
  return tokens;
}

/** The account a link to set a password is for, while it can be used; null for every other token. */
export const linkOwner = (db: Database, token: string, now: Date) =>
  firstValue<number>(db)`
    select account_id from account_links
    where token_hash = ${hashOfLink(token)} and purpose = any(${passwordLinks}::text[]) and expires_at > ${now}`;

/** Spends a link for one of these purposes: its account once, null ever after. Of many at the same moment one succeeds. */
export async function redeemLink(
  transaction: Database,
  token: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<number | null> {
  const link = await firstRow<{ accountId: number; expiresAt: Date }>(transaction)`
    delete from account_links where token_hash = ${hashOfLink(token)} and purpose = any(${purposes}::text[])
    returning account_id as "accountId", expires_at as "expiresAt"`;
  return link && link.expiresAt > now ? link.accountId : null;
}

/** The links that set a password. */
export const passwordLinks = ['reset', 'invitation'] as const satisfies readonly LinkPurpose[];

/** Ends what was mailed before, or of it the links for these purposes. */
export const deleteLinks = (
  transaction: Database,
  accountId: number,
  purposes: readonly LinkPurpose[] = Object.keys(linkMinutes) as LinkPurpose[],
) =>
  execute(transaction)`
    delete from account_links where account_id = ${accountId} and purpose = any(${purposes}::text[])`;
