import { type Failure, failureFrom } from '../problem.ts';
import type { Removal, TableSource } from './source.ts';

/** A row that could not be deleted, and why. */
export interface NotRemoved {
  readonly row: object;
  readonly failure: Failure;
}

/** Deletes row after row; one that is refused does not stop the others. One already gone counts as deleted. */
export async function removeRows(
  source: TableSource,
  rows: readonly object[],
  how: Removal,
): Promise<readonly NotRemoved[]> {
  const refused: NotRemoved[] = [];
  for (const row of rows) {
    try {
      await source.remove(source.idOf(row)!, how);
    } catch (error) {
      const failure = failureFrom(error);
      // The question is put once, and no is the answer for all.
      if (failure.reason === 'password-needed') throw error;
      if (failure.reason !== 'not-found') refused.push({ row, failure });
    }
  }
  return refused;
}

/** True if everything refused is so because others depend on it. */
export const areDependedOn = (refused: readonly NotRemoved[]): boolean =>
  refused.length > 0 &&
  refused.every(({ failure: { reason } }) => reason === 'others-depend' || reason === 'in-use');
