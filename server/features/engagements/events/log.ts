import { audit } from '../../../platform/audit/audit.ts';
import { auditSubject } from '../lock.ts';
import type { Act } from '../next.ts';
import type { WorkEvent } from './work-event.ts';

/** Writes what an admin does into the audit log, which outlives what it is about. */
export async function logEvent(
  { by, ...act }: Act,
  { declared: { audited }, engagement, facts }: WorkEvent,
): Promise<void> {
  if (!by || !audited) return;
  const fields = Object.entries(audited.fields);
  const after = Object.fromEntries(fields.map(([name, fact]) => [name, fact && facts[fact]]));
  await audit({ ...act, by }, { act: audited.act, ...auditSubject(engagement), after });
}
