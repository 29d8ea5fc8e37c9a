import type { Person } from './features/accounts/person.ts';
import type { Database } from './platform/database/open.ts';
import type { VerbContext } from './verb-context.ts';

/** One act of a person, with what every verb of it needs. */
export interface Act extends VerbContext {
  /** Everything is written in it, or nothing. */
  readonly transaction: Database;
  readonly by: Person;
  readonly at: Date;
}

export const actIn = (services: VerbContext, transaction: Database, by: Person): Act => ({
  ...services,
  transaction,
  by,
  at: services.clock(),
});

/** Does an act in a transaction of its own. */
export const inTransaction = <Result>(
  services: VerbContext,
  by: Person,
  verb: (act: Act) => Promise<Result>,
): Promise<Result> =>
  services.db.transaction().execute((transaction) => verb(actIn(services, transaction, by)));
