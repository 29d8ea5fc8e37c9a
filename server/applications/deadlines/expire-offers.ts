import { sql } from 'kysely';
import type { VerbContext } from '../../verb-context.ts';
import { openOfferStates } from '../live-states.ts';
import { moveIfStill } from '../move.ts';

const batch = 100;

/** Ends every offer whose time is over, each in a transaction of its own. @returns how many this call ended */
export async function expireOffers(services: VerbContext): Promise<number> {
  const now = services.clock();
  let ended = 0;
  while (true) {
    const { rows } = await sql<{ id: number }>`
      select id from applications where status in (${openOfferStates}) and offer_expires_at <= ${now}
      order by offer_expires_at, id limit ${batch}`.execute(services.db);
    for (const { id } of rows) ended += Number(await moveIfStill(services, id, 'expire'));
    if (rows.length < batch) return ended;
  }
}
