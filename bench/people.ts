import { sql } from 'kysely';
import type { AppServices } from '../server/app.ts';
import { tokensWith } from '../server/features/accounts/sessions/tokens.ts';
import type { Database } from '../server/platform/database/open.ts';
import { secretsFrom } from '../server/platform/settings/secrets.ts';
import { aCompany, anAdmin, signedIn } from '../server/testing/people.ts';

/** Somebody who is signed in, at an address of their own. */
export interface Caller {
  readonly id: number;
  readonly headers: { readonly authorization: string; readonly 'x-forwarded-for': string };
}

export interface Callers {
  readonly students: readonly Caller[];
  readonly admins: readonly Caller[];
}

/** As much of the product as making people takes, with tokens that the secret makes. */
function makerOf(db: Database, secret: string): AppServices {
  const clock = () => new Date();
  const tokens = tokensWith(secretsFrom(secret).tokenKey, clock);
  return { db, clock, tokens } as AppServices;
}

let addresses = 0;
function callerOf({ id, token }: { id: number; token: string }): Caller {
  addresses += 1;
  const address = `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
  return { id, headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': address } };
}

const several = <Made>(count: number, make: (n: number) => Promise<Made>) =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n)));

/**
 * Signs in so many active students of a filled database, and admins. The students are the earliest that were filled in:
 * they stay when it is filled further.
 */
export async function signIn(
  db: Database,
  secret: string,
  wanted: { students: number; admins: number },
): Promise<Callers> {
  const maker = makerOf(db, secret);
  const { rows } = await sql<{ id: number }>`
    select id from students where state = 'active' order by id limit ${wanted.students}`.execute(
    db,
  );
  const students = rows.map(async ({ id }) =>
    callerOf({ id, ...(await signedIn(maker, id, 'Student')) }),
  );
  const admins = several(wanted.admins, async () => callerOf(await anAdmin(maker)));
  return { students: await Promise.all(students), admins: await admins };
}

/** People of so many new companies, who are signed in. */
export const companies = (db: Database, secret: string, count: number) =>
  several(count, async (n) => {
    const made = await aCompany(makerOf(db, secret), `Works ${n}`);
    return { caller: callerOf(made), companyId: made.companyId };
  });
