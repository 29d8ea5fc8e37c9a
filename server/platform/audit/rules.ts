import type { AuditedKind } from '../../../src/contract/audited-kinds.ts';

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
