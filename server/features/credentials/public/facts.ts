import { sql } from 'kysely';
import * as v from 'valibot';
import type { EngineeringType } from '../../../../src/contract/accounts/people.ts';
import type { Database } from '../../../platform/database/open.ts';
import { firstRow } from '../../../platform/database/rows.ts';
import { saidIn } from '../issue/said.ts';
import { isCredentialNumber } from '../listing.ts';
import type { AchievementFacts, CredentialFacts } from '../take-away/facts.ts';

export interface Achievement {
  readonly achievementId: number;
  readonly title: string;
  readonly companyName: string;
  readonly description: string;
  readonly criteria: string;
  readonly engineeringType: EngineeringType;
  readonly skills: string;
}

const number = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/));

const columns = sql`
  t.id as "achievementId", t.title, t.company_name as "companyName", t.description, t.criteria,
  t.engineering_type as "engineeringType", t.skills`;

/** An achievement by its number. It outlives its project. */
export async function achievementNumbered(db: Database, id: string): Promise<Achievement | null> {
  if (!v.is(number, id)) return null;
  return firstRow<Achievement>(db)`
    select ${columns} from achievements t where t.id = ${id}`;
}

/** Draws an achievement the same for all who earned it. */
export const drawnAs = (
  { achievementId, title, companyName, engineeringType }: Achievement,
  isDemo: boolean,
): AchievementFacts => ({
  ...{ achievementId, title, companyName, engineeringType, isDemo },
  programme: 'Trestle',
  outcome: null,
  revokedOn: null,
});

/** A credential that can be taken away: as it was signed, and what its pictures say. */
export interface TakenAway {
  readonly document: string;
  readonly facts: CredentialFacts;
}

/** A credential of a number that somebody gives; null where there is none. */
export async function takenAway(
  db: Database,
  id: string,
  isDemo: boolean,
): Promise<TakenAway | null> {
  if (!isCredentialNumber(id)) return null;
  const row = await firstRow<Achievement & { document: string; revokedAt: Date | null }>(db)`
    select ${columns}, k.document, k.revoked_at as "revokedAt" from credentials k join achievements t on t.id = k.achievement_id
    where k.id = ${id} and k.issued_at is not null`;
  if (!row) return null;
  const { document, revokedAt, ...achievement } = row;
  const said = saidIn(document);
  return {
    document,
    facts: {
      ...drawnAs(achievement, isDemo),
      ...said,
      id,
      revokedOn: revokedAt?.toISOString().slice(0, 10) ?? null,
      verifyUrl: said.address.replace('/credentials/', '/verify/'),
      credentialUrl: said.address,
      finishedOn: said.to,
    },
  };
}
