import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AppServices } from '../../server/app.ts';
import { tokensWith } from '../../server/features/accounts/sessions/tokens.ts';
import { migrate } from '../../server/platform/database/migrate.ts';
import type { OpenDatabase } from '../../server/platform/database/open.ts';
import { secretsFrom } from '../../server/platform/settings/secrets.ts';
import { aCompany, anAdmin, aStudent, type Someone } from '../../server/testing/people.ts';
import { notificationKinds } from '../../src/contract/notifications.ts';

/** People of a programme who are signed in, at every server that has the secret. */
export interface Cast {
  readonly secret: string;
  readonly companies: readonly (Someone & { companyId: number })[];
  readonly students: readonly Someone[];
  /** A company that takes no part in a storm. */
  readonly bystander: Someone & { companyId: number };
  readonly admin: Someone;
}

/** Migrates a database and writes a cast into it. @param secret of servers that run already */
export async function aCast(
  { db }: OpenDatabase,
  { students = 40, companies = 4, secret = (randomUUID() + randomUUID()) as string } = {},
): Promise<Cast> {
  await migrate(db);
  const clock = () => new Date();
  const { tokenKey } = secretsFrom(secret);
  const services = { db, clock, tokens: tokensWith(tokenKey, clock) } as AppServices;
  const many = <T>(count: number, make: (n: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, n) => make(n)));
  const cast = {
    secret,
    companies: await many(companies, (n) => aCompany(services, `Works ${n}`)),
    students: await many(students, () => aStudent(services)),
    bystander: await aCompany(services, 'Elsewhere Ltd'),
    admin: await anAdmin(services),
  };
  // Thousands of offers would keep the mails that are looked at waiting.
  await sql`
    insert into notification_choices (account_id, kind, on_page, by_mail)
    select a.id, kind, true, false
    from accounts a cross join unnest(${Object.keys(notificationKinds)}::text[]) as kind`.execute(
    db,
  );
  return cast;
}

/** The settings of a server for a cast. Each call says by itself which address it comes from. */
export const settingsFor = ({ secret }: Pick<Cast, 'secret'>): Record<string, string> => ({
  JWT_SECRET: secret,
  TRUST_PROXY: 'true',
  LOG_LEVEL: 'error',
  // Students apply to what companies of this day have just posted.
  PROJECT_APPROVAL: 'false',
});
