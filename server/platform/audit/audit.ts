import type { AuditedKind } from '../../../src/contract/audited-kinds.ts';
import type { Person } from '../calls/person.ts';
import type { Database } from '../database/open.ts';
import { execute } from '../database/rows.ts';

/** Author, time and transaction of an act. */
interface Actor {
  readonly transaction: Database;
  readonly by: Pick<Person, 'accountId' | 'role'>;
  readonly at: Date;
}

export interface AuditSubject {
  readonly kind: AuditedKind;
  readonly subjectId: number | null;
  /** Its name at the time. */
  readonly subject: string;
}

interface Entry extends AuditSubject {
  /** One word: added, changed, deleted, disabled, enabled, verified, moved, imported, answered… */
  readonly act: string;
  readonly before?: object | null;
  readonly after?: object | null;
}

const json = (kind: AuditedKind, fields: object | null | undefined): string | null =>
  fields && Object.keys(fields).length > 0 ? JSON.stringify(loggable(kind, fields)) : null;

/**
 * Records acts of admins, and arrivals, departures and rights in a company, in the same transaction as the act: both
 * happen or neither. Other acts of students and companies are in the histories of projects and applications. A change
 * that changed nothing is not recorded.
 */
export async function audit({ transaction, by, at }: Actor, entry: Entry): Promise<void> {
  if (by.role === 'Admin' || entry.kind === 'member')
    await auditAs(by.accountId, { transaction, at }, entry);
}

/**
 * Records an act of somebody who is not calling as an account yet. People of companies are named with them: ‘Mara Lindt
 * at Voltara’.
 */
export async function auditAs(
  accountId: number,
  { transaction, at }: Pick<Actor, 'transaction' | 'at'>,
  entry: Entry,
): Promise<void> {
  const [before, after] = [json(entry.kind, entry.before), json(entry.kind, entry.after)];
  if (entry.act === 'changed' && !before && !after) return;
  await execute(transaction)`
    insert into audit_log (at, account_id, who, act, kind, subject_id, subject, before, after)
    select ${at}, a.id, coalesce(m.name || ' at ' || c.name, a.email), ${entry.act}, ${entry.kind}, ${entry.subjectId}, ${entry.subject},
      ${before}::text::jsonb, ${after}::text::jsonb
    from accounts a
      left join company_members m on m.account_id = a.id and m.left_at is null
      left join companies c on c.id = m.company_id
    where a.id = ${accountId}`;
}

type Fields = Readonly<Record<string, unknown>>;

/** Never logged: secrets, and versions, which mean nothing. */
const leftOut = /password|token|hash|secret|^version$/i;

const loggedFields = (fields: object): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !leftOut.test(name)));

/** Only what differs, as it was and as it is. A field that one side does not name is none of the change. */
export function changes<Subject extends object>(
  before: Subject,
  after: Partial<Subject>,
): { before: Fields; after: Fields } {
  const old = loggedFields({ ...before });
  const now = loggedFields({ ...after });
  const changed = Object.keys(now).filter(
    (name) => name in old && JSON.stringify(old[name]) !== JSON.stringify(now[name]),
  );
  const pick = (fields: Fields) => Object.fromEntries(changed.map((name) => [name, fields[name]]));
  return { before: pick(old), after: pick(now) };
}

/** The fields of something that came or went, without what is empty. */
export const recordOf = (subject: object): Fields =>
  loggedFields(
    Object.fromEntries(
      Object.entries(subject).filter(
        ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && !value.length),
      ),
    ),
  );

/** Records that people write about themselves, or that are written about them. */
const personal: readonly AuditedKind[] = ['student', 'application', 'message', 'member', 'staff'];
/** Fields whose values are states and reveal nothing about a person. */
const plain = new Set([
  'state',
  'status',
  'event',
  'reason',
  'students',
  'memberRole',
  'universities',
]);

/**
 * Keeps the loggable fields of a change. The log outlives its people, so for a personal record it names the changed
 * fields and never their values.
 */
export const loggable = (kind: AuditedKind, fields: object): Fields =>
  personal.includes(kind)
    ? Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [name, plain.has(name) ? value : null]),
      )
    : { ...fields };
