import type { AppServices } from '../server/app.ts';
import { tokensWith } from '../server/features/accounts/sessions/tokens.ts';
import { openPostgres } from '../server/platform/database/open.ts';
import { secretsFrom } from '../server/platform/settings/secrets.ts';
import { aCompany } from '../server/testing/people.ts';
import type { Caller } from './api-people.ts';

/** A company’s person who is signed in, at an address of their own. */
export interface CompanyCaller extends Caller {
  readonly companyId: number;
}

/** So many companies, whose tokens the secret makes. */
export async function companies(
  url: string,
  secret: string,
  count: number,
): Promise<CompanyCaller[]> {
  const database = openPostgres(url);
  const clock = () => new Date();
  const tokens = tokensWith(secretsFrom(secret).tokenKey, clock);
  const services = { db: database.db, clock, tokens } as AppServices;
  try {
    return await Promise.all(
      Array.from({ length: count }, async (_, at) => {
        const { id, companyId, token } = await aCompany(services, `Works ${at}`);
        const address = `10.200.${at >> 8}.${at & 255}`;
        const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': address };
        return { id, companyId, headers };
      }),
    );
  } finally {
    await database.close();
  }
}
