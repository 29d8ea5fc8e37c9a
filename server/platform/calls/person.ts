import type { AdminLevel, Role } from '../../../src/contract/accounts/people.ts';
import {
  type MemberAct,
  type Membership,
  memberMay,
  memberMayNot,
} from '../../../src/contract/companies/member-rights.ts';
import type { Database } from '../database/open.ts';
import { Problem } from '../http/problem.ts';

/** Caller of the API, as the database knows them at this moment. */
export interface Person {
  readonly accountId: number;
  readonly sessionId: string;
  readonly role: Role;
  readonly adminLevel: AdminLevel | null;
  /** A company's people all have one, and nobody else. */
  readonly member: Membership | null;
  /** When they last gave their password in this session. */
  readonly passwordAt: Date;
  /** Position in the primary's log after the last change of this session, in bytes. */
  readonly lastWrite: number | null;
}

/** Person named by a token. */
export interface Bearer {
  readonly accountId: number;
  readonly sessionId: string;
  readonly role: Role;
}

/** Identifies callers for the guard; accounts keep the sessions and provide it. */
export interface Authentication {
  /** The bearer a token names, or null for every token that is not ours, whole and in time. */
  readToken(token: string): Promise<Bearer | null>;
  /** The person behind a session that still runs; `isUse` says whether asking counts as a use of it. */
  findPerson(db: Database, sessionId: string, now: Date, isUse?: boolean): Promise<Person | null>;
  /** Notes with a session that its person has changed something. */
  noteWrite(db: Database, sessionId: string): Promise<void>;
}

/** Company and role of the caller. @throws {Problem} `forbidden` without a company */
export function membershipOf({ member }: Pick<Person, 'member'>): Membership {
  if (!member) throw new Problem('forbidden');
  return member;
}

/** Passes members whose company role has the right, and people without a company. @throws {Problem} `forbidden` */
export function requireMemberMay({ member }: Pick<Person, 'member'>, act: MemberAct): void {
  if (member && !memberMay(member.memberRole, act))
    throw new Problem('forbidden', memberMayNot(member.memberRole, act));
}

/** Minutes after giving the password during which sensitive acts do not ask for it again. */
const passwordRecentMinutes = 10;

/** Refuses a sensitive act unless the password was given recently. @throws {Problem} `password-needed` */
export function requireRecentPassword({ passwordAt }: Person, now: Date): void {
  if (now.getTime() >= passwordAt.getTime() + passwordRecentMinutes * 60_000)
    throw new Problem('password-needed');
}
