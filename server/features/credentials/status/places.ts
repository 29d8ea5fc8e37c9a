import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/open.ts';
import { listFor, placesIn } from './lists.ts';

export interface Place {
  readonly list: number;
  readonly index: number;
}

/**
 * So many places in a status list, drawn at random so that they tell nothing. None is given twice: what somebody else has
 * drawn is drawn again.
 */
export async function drawPlaces(
  db: Database,
  { origin, at, places }: { origin: string; at: Date; places: number },
): Promise<Place[]> {
  const list = await listFor(db, { origin, at, places });
  const drawn: Place[] = [];
  while (drawn.length < places) {
    const indexes = Array.from({ length: places - drawn.length }, () => randomInt(placesIn));
    const { rows } = await sql<Place>`
      insert into status_places (list, index) select ${list}, unnest(${indexes}::int[])
      on conflict do nothing returning list, index`.execute(db);
    drawn.push(...rows);
  }
  return drawn;
}
