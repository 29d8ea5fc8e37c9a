import type { CallOf } from '../../contract/endpoint.ts';
import {
  type BulkAction,
  type BulkActionKind,
  type BulkActionName,
  proposeBulkAction as proposeBulkActionCall,
  proposeBulkActionOnMatching,
} from '../../contract/reports/bulk-actions.ts';
import { call } from '../client.ts';
import { narrowing, type TableQuery } from '../tables/asked.ts';

/** An act and the people it is about, by number or by a search. */
export type NewBulkAction =
  | { readonly kind: BulkActionKind; readonly act: BulkActionName; readonly ids: readonly number[] }
  | { readonly kind: BulkActionKind; readonly act: BulkActionName; readonly matching: TableQuery };

type Matching = CallOf<typeof proposeBulkActionOnMatching>['body'];

/** Asks what it would do; nothing happens yet. */
export function proposeBulkAction(
  wanted: NewBulkAction,
  idempotencyKey: string,
): Promise<BulkAction> {
  if ('ids' in wanted) {
    const body = { ...wanted, ids: [...wanted.ids] };
    return call(proposeBulkActionCall, { body, idempotencyKey });
  }
  // A table has the filters of its own kind alone.
  const body = { ...wanted, matching: narrowing(wanted.matching) } as Matching;
  return call(proposeBulkActionOnMatching, { body, idempotencyKey });
}
