import { sql } from 'kysely';
import type { EngineeringType } from '../../../../src/contract/accounts/people.ts';
import type { Database } from '../../../platform/database/open.ts';
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

const columns = sql`
  t.id as "achievementId", t.title, t.company_name as "companyName", t.description, t.criteria,
  t.engineering_type as "engineeringType", t.skills`;

/** What can be achieved; it stays when its project goes. */
export async function achievementNumbered(db: Database, id: number): Promise<Achievement | null> {
  const { rows } = await sql<Achievement>`
    select ${columns} from achievements t where t.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** How an achievement is drawn, by whomever it was earned. */
export const drawnAs = (
  { achievementId, title, companyName, engineeringType }: Achievement,
  isDemo: boolean,
): AchievementFacts => ({
  ...{ achievementId, title, companyName, engineeringType, isDemo },
  programme: 'Trestle',
  outcome: null,
});

/** A credential that can be taken away: as it was signed, and what its pictures and pages say. */
export interface TakenAway {
  readonly document: string;
  readonly jwt: string;
  readonly facts: CredentialFacts;
}

interface Document {
  readonly id: string;
  readonly validFrom: string;
  readonly credentialSubject: {
    readonly identifier: readonly { identityType: string; identityHash: string }[];
    readonly activityEndDate: string;
    readonly achievement: {
      readonly tag?: readonly string[];
      readonly resultDescription: readonly { id: string; name: string }[];
    };
    readonly result: readonly { resultDescription: string; value: string }[];
  };
}

/** Everything is read from what was signed, so that it says the same whatever has become of the work. */
export async function takenAway(
  db: Database,
  id: string,
  isDemo: boolean,
): Promise<TakenAway | null> {
  const { rows } = await sql<Achievement & { document: string; jwt: string }>`
    select ${columns}, k.document, k.jwt from credentials k join achievements t on t.id = k.achievement_id
    where k.id = ${id} and k.issued_at is not null`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { document, jwt, ...achievement } = row;
  const signed = JSON.parse(document) as Document;
  const { identifier, activityEndDate, achievement: proven, result } = signed.credentialSubject;
  const hours = result.find((one) => one.resultDescription.endsWith('#hours'));
  const outcome = result[0]!.value as CredentialFacts['outcome'];
  return {
    document,
    jwt,
    facts: {
      ...drawnAs(achievement, isDemo),
      id,
      verifyUrl: signed.id.replace('/credentials/', '/verify/'),
      credentialUrl: signed.id,
      outcome,
      studentName: identifier.find(({ identityType }) => identityType === 'name')!.identityHash,
      issuedOn: signed.validFrom.slice(0, 10),
      finishedOn: activityEndDate.slice(0, 10),
      hours: hours ? Number(hours.value) : null,
      skills: proven.tag ?? [],
    },
  };
}
