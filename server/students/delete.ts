import { dropAccount } from '../accounts/state.ts';
import {
  impactOfDeletingStudent,
  refuseLoss,
  releasePlaces,
} from '../applications/places/deletion-impact.ts';
import type { Database } from '../database/open.ts';

/**
 * Deletes a student with all that is theirs; the places they held are free again.
 * @throws {Problem} `others-depend` when applications would be lost and that is not wanted even so
 */
export async function deleteStudent(
  transaction: Database,
  id: number,
  evenSo: boolean,
): Promise<void> {
  await releasePlaces(transaction, id);
  if (!evenSo) refuseLoss('student', await impactOfDeletingStudent(transaction, id));
  await dropAccount(transaction, id);
}
