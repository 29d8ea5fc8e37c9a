import type { CredentialNames } from '../../../src/words/credentials/news.ts';
import type { Database } from '../../platform/database/open.ts';
import { allRows } from '../../platform/database/rows.ts';
import type { ReadEvent } from '../../platform/events/told.ts';

const credentialIn = ({ facts }: ReadEvent) =>
  (facts as { readonly credential: string }).credential;

/** The names that events of credentials are told with, in the same order. */
export async function credentialNames(
  db: Database,
  events: readonly ReadEvent[],
): Promise<CredentialNames[]> {
  const rows = await allRows<CredentialNames & { id: string }>(db)`
    select k.id, t.title from credentials k join achievements t on t.id = k.achievement_id
    where k.id = any(${events.map(credentialIn)}::uuid[])`;
  const titles = new Map(rows.map(({ id, title }) => [id, title]));
  return events.map((event) => ({ title: titles.get(credentialIn(event)) ?? 'work that is gone' }));
}
