import Bowser from 'bowser';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/open.ts';

/** What a person calls the thing they signed in with: 'Firefox on Linux'. */
export function deviceNamed(userAgent: string): string {
  if (userAgent === '') return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name || 'Unknown browser', os.name].filter(Boolean).join(' on ').slice(0, 100);
}

/** Notes what an account signs in with. @returns whether it is new to it; with the first of all nobody is surprised */
export async function noteDevice(
  transaction: Database,
  accountId: number,
  device: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ isFirst: boolean }>`
    insert into known_devices (account_id, device, first_used_at) values (${accountId}, ${device}, ${now})
    on conflict do nothing
    returning not exists (select 1 from known_devices where account_id = ${accountId}) as "isFirst"`.execute(
    transaction,
  );
  return rows[0]?.isFirst === false;
}
