import { sql } from 'kysely';
import { Problem } from '../../http/problem.ts';
import type { VerbContext } from '../../verb-context.ts';
import { openOfferStates } from '../live-states.ts';
import { moveApplication } from '../move.ts';

const batch = 100;

/** Ends every offer whose time is over, each in a transaction of its own. @returns how many this call ended */
export async function expireOffers(services: VerbContext): Promise<number> {
  const now = services.clock();
  let ended = 0;
  while (true) {
    const { rows } = await sql<{ id: number }>`
      select id from applications where status in (${openOfferStates}) and offer_expires_at <= ${now}
      order by offer_expires_at, id limit ${batch}`.execute(services.db);
    for (const { id } of rows) ended += Number(await expire(services, id));
    if (rows.length < batch) return ended;
  }
}

/** @returns whether this call ended it; an answer, or another instance, may have been faster */
async function expire(services: VerbContext, id: number): Promise<boolean> {
  try {
    await moveApplication(services, id, { event: 'expire', note: '' }, 'system');
    return true;
  } catch (error) {
    if (error instanceof Problem && ['move-not-allowed', 'not-found'].includes(error.code))
      return false;
    throw error;
  }
}
