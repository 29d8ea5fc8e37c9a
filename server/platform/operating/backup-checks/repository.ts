import type { Database } from '../../database/open.ts';

/** A test restore that was tried. */
export interface Proof {
  readonly at: Date;
  /** The last change that came back; null where none did. */
  readonly upTo: Date | null;
  readonly seconds: number;
  /** Why it proves nothing; null where it is a proof. */
  readonly failure: string | null;
}

export async function noteProof(db: Database, { at, upTo, seconds, failure }: Proof) {
  await db.insertInto('restore_proofs').values({ at, up_to: upTo, seconds, failure }).execute();
}

/** The one that was tried last. */
export const lastProof = (db: Database) =>
  db
    .selectFrom('restore_proofs')
    .select(['at', 'failure'])
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
