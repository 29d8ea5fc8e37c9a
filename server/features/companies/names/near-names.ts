import { distance } from 'fastest-levenshtein';
import { sql } from 'kysely';
import { type NearName, nearNamesAtMost } from '../../../../src/contract/companies/near-names.ts';
import type { Database } from '../../../platform/database/open.ts';
import { allRows, firstRow } from '../../../platform/database/rows.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { provedDomain } from '../domains/proved.ts';

/** Letters and digits that are taken for a Latin letter, as `company_look` of the database has them. */
const takenFor = {
  a: 'АаΑαɑ',
  b: 'ВвΒβ',
  c: 'Сс',
  d: 'Ԁԁđ',
  e: 'ЕеΕε',
  g: 'ɡ',
  h: 'НнΗҺһ',
  i: 'ІіΙιı',
  j: 'Јј',
  k: 'КкΚκ',
  l: '1|Ӏӏłʟǀ',
  m: 'МмΜμ',
  n: 'Νη',
  o: '0ОоΟοσø',
  p: 'РрΡρ',
  q: 'ԛ',
  s: 'Ѕѕ',
  t: 'ТтΤτ',
  u: 'υ',
  v: 'ν',
  w: 'ԝω',
  x: 'ХхΧχ',
  y: 'УуΥ',
  z: 'Ζζ',
};
const latin: ReadonlyMap<string, string> = new Map(
  Object.entries(takenFor).flatMap(([letter, others]) =>
    Array.from(others, (other) => [other, letter] as const),
  ),
);

/** A text as it looks at a glance: without case, accents and what is not seen, in Latin letters where it could be. */
export function lookOf(text: string): string {
  const visible = text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '');
  return Array.from(visible, (one) => latin.get(one) ?? one)
    .join('')
    .toLowerCase()
    .replaceAll('rn', 'm');
}

/** Words that do not tell two companies apart: articles and legal forms. */
const unsaid =
  `the a an der die das le la les el los il de het and und et y ltd limited inc incorporated llc llp plc gmbh mbh ag kg kgaa ug se
  co company corp corporation sa sas sarl srl spa sl slu bv nv ab as asa oy oyj aps pty pte`.split(
    /\s+/,
  );

const unsaidLooks: ReadonlySet<string> = new Set(unsaid.map(lookOf));

/** The words of a name by which it is known, as they look. */
function wordsOf(name: string): string[] {
  const words = name
    .normalize('NFKC')
    .replaceAll(/[.'’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}\p{Cf}]+/u)
    .map((word) => lookOf(word).replaceAll(/[^\p{L}\p{N}]/gu, ''))
    .filter((word) => word !== '');
  const known = words.filter((word) => !unsaidLooks.has(word));
  return known.length > 0 ? known : words;
}

/** A word or two that are shorter than this are in many names. */
const telling = 5;

/** Letters by which names of a length may differ and still be taken for each other. */
const slips = (length: number): number => (length < 5 ? 0 : length < 10 ? 1 : 2);

/**
 * True if one company's name can be mistaken for another's: without articles and legal forms they look alike or differ
 * by a letter or two, or one contains the whole other.
 */
export function isNear(name: string, other: string): boolean {
  const [words, others] = [wordsOf(name), wordsOf(other)];
  const [look, otherLook] = [words.join(''), others.join('')];
  if (look === '' || otherLook === '') return false;
  if (distance(look, otherLook) <= slips(Math.min(look.length, otherLook.length))) return true;
  return otherLook.length >= telling && others.every((word) => words.includes(word));
}

/** Names compared in full, the most similar first. */
const comparedAtMost = 100;

/** The verified companies whose names are nearly this one, the most similar first. */
async function nearNames(db: Database, name: string, ownCompanyId: number): Promise<NearName[]> {
  const looks = sql`(company_look(${name})), (company_look(${wordsOf(name).join('')}))`;
  const rows = await allRows<NearName>(db)`
    select c.id, c.name, ${provedDomain} as "provedDomain"
    from companies c
      cross join lateral (
        select max(similarity(c.look, look)) as similarity, bool_or(position(c.look in look) > 0) as is_within
        from (values ${looks}) as given (look)
      ) compared
    where c.verified_at is not null and c.look <> '' and c.id <> ${ownCompanyId}
      and (compared.similarity > 0.3 or compared.is_within)
    order by compared.similarity desc, c.id limit ${comparedAtMost}`;
  return rows.filter((other) => isNear(name, other.name)).slice(0, nearNamesAtMost);
}

/** Names near that of a registered company; none if it is verified itself. */
export async function namesNearTo(db: Database, companyId: number): Promise<NearName[]> {
  const row = await firstRow<{ name: string }>(db)`
    select name from companies where id = ${companyId} and verified_at is null`;
  return row ? nearNames(db, row.name, companyId) : [];
}

const sentence =
  'A verified company already has this name, or one that looks like it. Contact the programme’s office if it is yours.';

/**
 * Keeps a verified company's name, and what looks the same, from everybody else; a company may keep the name that
 * it has. Admins are not asked.
 * @throws {Problem} `company-name-taken`
 */
export async function refuseLookAlike(
  db: Database,
  name: string,
  ownCompanyId: number | null = null,
): Promise<void> {
  const row = await firstRow<{ isOwn: boolean }>(db)`
    select coalesce(id = ${ownCompanyId}::bigint, false) as "isOwn" from companies
    where look = company_look(${name}) and look <> ''
      and (verified_at is not null or id = ${ownCompanyId}::bigint)
    order by "isOwn" desc limit 1`;
  if (row && !row.isOwn)
    throw new Problem('company-name-taken', sentence, {
      errors: [{ path: 'name', message: sentence }],
    });
}
