import { Kysely, type Transaction } from 'kysely';

/** PostgreSQL's word that transactions at the same time could not be put in an order, and one of them had to go. */
const notSerialised = '40001';
const attempts = 5;

/**
 * Kysely whose transactions are done again when they could not be serialised, and for no other error: of a lost
 * connection nobody knows what was done. Nothing is done twice by it, because what is done again was undone,
 * and a transaction's work touches nothing outside the database.
 */
export class Retrying<Tables> extends Kysely<Tables> {
  override transaction() {
    const builder = super.transaction();
    const once = builder.execute.bind(builder);
    return Object.assign(builder, {
      execute: <T>(work: (transaction: Transaction<Tables>) => Promise<T>) =>
        again(() => once(work)),
    });
  }
}

async function again<T>(once: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once();
    } catch (error) {
      const { code } = error as { code?: string };
      if (code !== notSerialised || attempt === attempts) throw error;
    }
  }
}
