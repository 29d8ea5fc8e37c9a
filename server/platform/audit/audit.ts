import type { AuditedKind } from '../../../src/contract/audited-kinds.ts';
import type { Person } from '../calls/person.ts';
import type { Database } from '../database/open.ts';
import { execute } from '../database/rows.ts';

/** Who acts, when, and in which transaction. */
interface Actor {
  readonly transaction: Database;
  readonly by: Pick<Person, 'accountId' | 'role'>;
  readonly at: Date;
}

/** What they did. */
interface Entry {
  /** One word: added, changed, deleted, disabled, enabled, verified, moved, imported, answered… */
  readonly act: string;
  readonly kind: AuditedKind;
  readonly subjectId: number | null;
  /** What the subject is called now. */
  readonly subject: string;
  readonly before?: object | null;
  readonly after?: object | null;
}

const json = (kind: AuditedKind, fields: object | null | undefined): string | null =>
  fields && Object.keys(fields).length > 0 ? JSON.stringify(loggable(kind, fields)) : null;

/**
 * Writes down what an admin does, and who comes, goes and may do what in a company, in the transaction that does it:
 * both happen or neither. What else students and companies do is their own and stands in the histories of projects and
 * applications. A change that changed nothing is none.
 */
export async function audit({ transaction, by, at }: Actor, entry: Entry): Promise<void> {
  if (by.role === 'Admin' || entry.kind === 'member')
    await auditAs(by.accountId, { transaction, at }, entry);
}

/** The same of somebody who makes no call as an account yet. People of companies are named with them: ‘Mara Lindt at Voltara’. */
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

/** What never enters the log, whoever hands it over: secrets, and a version, which says nothing. */
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
/** Fields of those whose values say where something stands and nothing about anybody. */
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
 * What the log keeps of a change. It outlives whom it is about, so of a person's own record it names the fields that
 * changed and never says what stood in them.
 */
export const loggable = (kind: AuditedKind, fields: object): Fields =>
  personal.includes(kind)
    ? Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [name, plain.has(name) ? value : null]),
      )
    : { ...fields };
