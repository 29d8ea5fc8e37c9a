import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import {
  completedAtMost,
  type Portfolio,
  type PortfolioForm,
  portfolioForm,
  portfolioPage,
  shownAtMost,
} from '../../../src/contract/portfolio/portfolio.ts';
import { slugOf } from '../../../src/contract/projects/addresses.ts';
import type { Command, Services } from '../../platform/calls/command.ts';
import type { Person } from '../../platform/calls/person.ts';
import { asInstant } from '../../platform/database/expressions.ts';
import { allValues, execute, firstRow, hasRow } from '../../platform/database/rows.ts';
import { requireVersion } from '../../platform/http/if-match.ts';
import { orNotFound } from '../../platform/http/problem.ts';
import { taken } from '../../platform/http/taken.ts';
import { type Leftovers, rowsOf } from '../../platform/operating/housekeeping.ts';
import { isLet, isListed, showable } from '../credentials/issue/facts.ts';
import { credentialColumns, credentialJoins } from '../credentials/listing.ts';
import { wordsShown } from './shown.ts';

/** Another one with each save. */
const portfolioVersion = sql`(extract(epoch from f.changed_at) * 1000)::bigint::text`;

const newKey = (): string => randomBytes(16).toString('base64url');

type PortfolioRow = Omit<Portfolio, 'privateLink' | 'shown'> & { linkKey: string };

/** A student's own portfolio, and what it can show; before the first time it proposes an address. */
export async function portfolioOf(
  { db, publicOrigin }: Pick<Services, 'db' | 'publicOrigin'>,
  { accountId }: Pick<Person, 'accountId'>,
): Promise<Portfolio> {
  const row = await firstRow<PortfolioRow>(db)`
    select coalesce(f.name, '') as name, coalesce(f.about, '') as about, f.published_at is not null as "isPublished",
      coalesce(f.is_indexed, false) as "isIndexed", coalesce(f.shows_contact, false) as "showsContact", coalesce(f.link_key, '') as "linkKey",
      ${asInstant(sql`f.changed_at`)} as "changedAt", coalesce(${portfolioVersion}, '') as version,
      coalesce((
        select json_agg(o order by o."issuedAt" desc) from (
          select ${credentialColumns}, k.engagement_id as "engagementId", k.listed as "isShown", coalesce(${wordsShown}, '') as words
          ${credentialJoins} ${showable(sql`k.engagement_id`)}
          where k.student_id = ${accountId} and k.issued_at is not null and k.revoked_at is null
          order by k.issued_at desc limit ${sql.lit(shownAtMost)}) o), '[]') as entries,
      coalesce((
        select json_agg(w) from (
          select e.id as "engagementId", p.title, c.name as "companyName", coalesce(o.outcome, 'Completed') as outcome,
            array(select m.title from milestones m where m.engagement_id = e.id and ${isLet} order by m.place) as deliveries,
            ${isListed} as "isShown"
          from applications a join engagements e on e.id = a.id and e.state = 'Completed'
            join projects p on p.id = a.project_id join companies c on c.id = p.company_id
            left join outcomes o on o.engagement_id = e.id ${showable(sql`e.id`)}
          where a.student_id = ${accountId}
          order by coalesce(o.at, e.changed_at) desc limit ${sql.lit(completedAtMost)}) w), '[]') as completed
    from students s left join portfolios f on f.student_id = s.id where s.id = ${accountId}`;
  const { linkKey, ...own } = orNotFound(row);
  const isNew = own.changedAt === null;
  return {
    ...own,
    name: isNew ? await proposedName(db, accountId) : own.name,
    shown: own.entries.flatMap(({ id, isShown }) => (isShown ? [id] : [])),
    privateLink: isNew ? '' : linkOf(publicOrigin, own.name, linkKey),
  };
}

const linkOf = (origin: string, name: string, key: string): string =>
  `${origin}${portfolioPage(name)}?key=${key}`;

/** `mara-lindt`, or `mara-lindt-2` where that is taken. */
async function proposedName(db: Services['db'], accountId: number): Promise<string> {
  const student = await firstRow<{ name: string }>(db)`
    select first_name || ' ' || last_name as name from students where id = ${accountId}`;
  const slug = slugOf(student!.name).slice(0, 50).padEnd(3, '0');
  const isNear = sql`name = ${slug} or name like ${`${slug}-%`}`;
  const known = await allValues<string>(db)`
    select name from portfolios where ${isNear} union select name from given_up_addresses where ${isNear}`;
  const isTaken = (one: string) => known.includes(one);
  for (let number = 1; ; number += 1) {
    const one = number === 1 ? slug : `${slug}-${number}`;
    if (!isTaken(one)) return one;
  }
}

const formFields = Object.fromEntries(
  Object.keys(portfolioForm.entries).map((name) => [name, name]),
);

/** A link somebody was given leads to no stranger for so long after its address was given up. */
const reservedHours = 365 * 24;

export const portfolioLeftovers: readonly Leftovers[] = [
  rowsOf('given_up_addresses', ({ before }) => sql`at < ${before(reservedHours)}`),
];

/**
 * Sets up one's own portfolio and returns it.
 * @param version of the portfolio that was read; null if the caller does not send it
 * @throws {Problem} `portfolio-name-taken`, `changed`
 */
export async function savePortfolio(
  { transaction, by, at, publicOrigin }: Command<Pick<Person, 'accountId'>>,
  form: PortfolioForm,
  version: string | null,
): Promise<Portfolio> {
  await execute(transaction)`select from portfolios where student_id = ${by.accountId} for update`;
  const before = await portfolioOf({ db: transaction, publicOrigin }, by);
  requireVersion(version, before, form, formFields);
  const { name, about, isPublished, isIndexed, showsContact, shown } = form;
  await execute(transaction)`
    insert into portfolios (student_id, name, about, is_indexed, shows_contact, link_key, published_at, changed_at)
    values (${by.accountId}, ${name}, ${about}, ${isIndexed}, ${showsContact}, ${newKey()}, ${isPublished ? at : null}, ${at})
    on conflict (student_id) do update set name = excluded.name, about = excluded.about, is_indexed = excluded.is_indexed,
      shows_contact = excluded.shows_contact,
      published_at = case when excluded.published_at is null then null
        else coalesce(portfolios.published_at, excluded.published_at) end,
      changed_at = greatest(excluded.changed_at, portfolios.changed_at + interval '1 millisecond')`;
  // Checked after the insert, which waits for anybody giving up the address at this moment.
  const isReserved = await hasRow(transaction)`
    select from given_up_addresses where name = ${name} and student_id is distinct from ${by.accountId}
      and at > ${new Date(at.getTime() - reservedHours * 3_600_000)}`;
  if (isReserved) throw taken('portfolios_name_key');
  // A credential issued again meanwhile is shown in place of the earlier one.
  await execute(transaction)`
    update credentials k set listed = exists (
      select from credentials c where c.id = any(${[...shown]}::uuid[]) and c.student_id = k.student_id
        and (c.id = k.id or c.engagement_id = k.engagement_id))
    where k.student_id = ${by.accountId} and k.issued_at is not null and k.revoked_at is null`;
  return portfolioOf({ db: transaction, publicOrigin }, by);
}

/** Gives the private link another key. @throws {Problem} `not-found` where there is no portfolio yet */
export async function withdrawPrivateLink({
  transaction,
  by,
  publicOrigin,
}: Command): Promise<{ privateLink: string }> {
  const row = await firstRow<{ name: string; key: string }>(transaction)`
    update portfolios set link_key = ${newKey()} where student_id = ${by.accountId}
    returning name, link_key as key`;
  const { name, key } = orNotFound(row);
  return { privateLink: linkOf(publicOrigin, name, key) };
}
