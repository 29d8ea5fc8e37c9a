import { sql } from 'kysely';
import { companyPage, projectPage } from '../../../../src/contract/projects/addresses.ts';
import type { Database } from '../../../platform/database/open.ts';
import { allRows } from '../../../platform/database/rows.ts';
import { escaped } from './html.ts';

/** Addresses of each kind listed for search engines; the sitemaps' own limit is 50,000. */
const listedAtMost = 5_000;

/** The newest open projects. */
export async function projectSitemap(db: Database, origin: string, now: Date): Promise<string> {
  const rows = await allRows<{ pid: number; title: string }>(db)`
    select p.id as pid, p.title from projects p
    where p.status not in ('Draft', 'Awaiting approval', 'Completed') and not p.company_disabled and p.open
      and (p.deadline is null or p.deadline > ${now})
    order by p.open desc, p.posted_at desc, p.id desc limit ${sql.lit(listedAtMost)}`;
  return sitemapOf(origin, rows.map(projectPage));
}

/** The newest companies. */
export async function companySitemap(db: Database, origin: string): Promise<string> {
  const rows = await allRows<{ id: number; name: string }>(db)`
    select c.id, c.name from (
      select id, name, account_id from companies order by created_at desc, id desc limit ${sql.lit(listedAtMost)}
    ) c left join accounts a on a.id = c.account_id
    where c.account_id is null or a.state = 'active'`;
  return sitemapOf(origin, rows.map(companyPage));
}

function sitemapOf(origin: string, addresses: readonly string[]): string {
  const entries = addresses.map(
    (address) => `<url><loc>${escaped(new URL(address, origin).href)}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`;
}
