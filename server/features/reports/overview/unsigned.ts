import { sql } from 'kysely';
import type { Attention } from '../../../../src/contract/reports/overview.ts';
import { hindranceToSign, noKeyWords } from '../../credentials/keys/readiness.ts';
import type { CredentialSettings } from '../../credentials/settings.ts';

/** That nothing can be signed, and what to do: where no key was ever made, or somebody waits for a credential. */
export async function unsigned(settings: CredentialSettings): Promise<Attention[]> {
  const hindrance = await hindranceToSign(settings);
  if (hindrance === null) return [];
  const { rows } = await sql<{ waiting: number }>`
    select (select count(*) from credentials where issued_at is null)::int
      + (select count(*) from credential_offers f
         where not exists (select from credentials k where k.engagement_id = f.engagement_id))::int as waiting`.execute(
    settings.db,
  );
  const { waiting } = rows[0]!;
  if (waiting === 0 && hindrance !== noKeyWords['never made']) return [];
  const title = `No credentials are issued${waiting > 0 ? `, and ${waiting} wait` : ''}`;
  return [{ kind: 'no signing key', count: 1, first: { id: 0, title, detail: hindrance } }];
}
