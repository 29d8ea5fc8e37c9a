import { sql } from 'kysely';
import type { CompanyNames } from '../../../src/words/companies/news.ts';
import type { Database } from '../../platform/database/open.ts';
import { byNumber, type ReadEvent } from '../../platform/events/told.ts';

const named = sql`
  select c.id, c.name as company, c.recruiter, c.email from companies c where c.id`;

/** The names that events of companies are told with, in the same order. */
export async function companyNames(
  db: Database,
  events: readonly ReadEvent[],
): Promise<CompanyNames[]> {
  const nearTo = ({ facts }: ReadEvent) => (facts as { readonly near?: number | null }).near;
  const companies = await byNumber<Omit<CompanyNames, 'near'>>(
    db,
    events.flatMap((event) => [event.aboutId, nearTo(event)]),
    named,
  );
  return events.map((event) => ({
    ...companies.get(event.aboutId)!,
    near: companies.get(nearTo(event))?.company ?? null,
  }));
}
