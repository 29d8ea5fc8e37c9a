import { sql } from 'kysely';
import { openOffer } from '../../../../src/machines/lifecycle/application.ts';
import type { Services } from '../../../platform/calls/command.ts';
import { literals } from '../../../platform/database/literals.ts';
import { workThrough } from '../../../platform/jobs/work-through.ts';
import { moveIfStill } from '../move.ts';

const batch = 100;

/** Ends every offer whose time is over, each in a transaction of its own. @returns how many this call ended */
export async function expireOffers(services: Services): Promise<number> {
  const now = services.clock();
  const overdue = async (except: readonly number[]) => {
    const { rows } = await sql<{ id: number }>`
      select id from applications
      where status in (${literals(openOffer)}) and offer_expires_at <= ${now} and id <> all(${except}::bigint[])
      order by offer_expires_at, id limit ${batch}`.execute(services.db);
    return rows.map(({ id }) => id);
  };
  return workThrough(overdue, (id) => moveIfStill(services, id, 'expire'));
}
