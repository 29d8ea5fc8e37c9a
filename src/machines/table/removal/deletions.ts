import { read } from '../../../api/reader/read.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import type { DeletableKind } from '../../../contract/reports/deletions.ts';

/** What would be lost with these rows; rows that nothing depends on are not in it. */
export const deletionsOf = (kind: DeletableKind, ids: readonly number[]) =>
  read(endpoints.listDeletions, { query: { kind, ids: ids.join(',') } });
