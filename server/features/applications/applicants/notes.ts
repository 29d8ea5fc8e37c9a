import { sql } from 'kysely';
import type { Database } from '../../../platform/database/open.ts';

/** Keeps what a company writes down for itself about an application; an empty note is none. */
export async function saveNote(
  db: Database,
  applicationId: number,
  note: string,
  now: Date,
): Promise<void> {
  if (note === '') {
    await sql`delete from application_notes where application_id = ${applicationId}`.execute(db);
    return;
  }
  await sql`
    insert into application_notes (application_id, note, written_at)
    values (${applicationId}, ${note}, ${now})
    on conflict (application_id) do update set note = excluded.note, written_at = excluded.written_at`.execute(
    db,
  );
}
