import { sql } from 'kysely';
import type { Services } from '../calls/command.ts';
import type { Database } from '../database/open.ts';
import { type News, notifyAll } from './notify.ts';

/** Notifies every admin who may sign in, each as they chose, in the open transaction it is about. */
export async function notifyAdmins(
  services: Services,
  transaction: Database,
  news: News,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from accounts where role = 'Admin' and state = 'active'`.execute(transaction);
  await notifyAll(
    services,
    transaction,
    rows.map(({ id }) => ({ accountId: id, ...news })),
  );
}
