import { sql } from 'kysely';
import { live } from '../../src/machines/lifecycle/application.ts';

/** The states of a live application as words of a statement: those of the partial index, which parameters would not meet. */
export const liveStates = sql.join(live.map((state) => sql.lit(state)));
