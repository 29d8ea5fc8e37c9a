import { sql } from 'kysely';
import type { Command } from '../../platform/calls/command.ts';

/**
 * Writes down what a company changed about its project, field by field; an edit that changed nothing is none. What admins
 * change stands in the audit log.
 */
export async function recordEdit(
  { transaction, by, at }: Command,
  projectId: number,
  { before, after }: { readonly before: object; readonly after: object },
): Promise<void> {
  if (by.role === 'Admin' || Object.keys(after).length === 0) return;
  await sql`
    insert into project_edits (project_id, at, account_id, before, after)
    values (${projectId}, ${at}, ${by.accountId}, ${JSON.stringify(before)}::text::jsonb,
      ${JSON.stringify(after)}::text::jsonb)`.execute(transaction);
}
