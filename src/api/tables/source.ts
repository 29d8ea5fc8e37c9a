import type { BulkActionKind } from '../../contract/reports/bulk-actions.ts';
import type { DeletableKind } from '../../contract/reports/deletions.ts';
import type { ListPage } from '../read/page.ts';
import type { TableQuery } from './asked.ts';

/** One thing done to one row that is already there. */
export interface Change {
  /** Null where the row came without its number: then nothing can be changed. */
  readonly id: number | null;
  /** `edit`, `disable`, `enable`, `verify`… as the source knows it. */
  readonly act: string;
  readonly form: object;
  /** The row it began from, where it was edited. */
  readonly before?: object;
  /** Row as it will look, shown before the server has agreed. */
  readonly patch: object;
  readonly label: string;
}

export interface Removal {
  /** Set after the losses were shown and accepted. */
  readonly force: boolean;
  /** Credentials that are not to hold any more. */
  readonly revoke: readonly string[];
}

/**
 * Source of a table's rows: the server, or sample data in the page. The table's machines know only this. All calls
 * reject with an ApiProblem when they refuse.
 */
export interface TableSource<Row extends object = object, Form extends object = object> {
  /** One row in the confirmation: `student`. */
  readonly noun: string;
  idOf(row: Row): number | null;
  labelOf(row: Row): string;
  list(query: TableQuery, signal?: AbortSignal): Promise<ListPage<Row>>;
  /** Adding twice with one key makes one row. */
  add(form: Form, key: string): Promise<Row>;
  change(change: Change & { readonly id: number }): Promise<Row>;
  remove(id: number, how: Removal): Promise<unknown>;
  /** Everything the query matches, over all pages, as comma-separated values. */
  exportAll(query: TableQuery): Promise<Blob>;
  /** An alternative for a row that others depend on. */
  readonly instead: { readonly label: string; readonly act: string; readonly form: object } | null;
  /** Kind of the rows in acts on many, if the server has such acts. */
  readonly bulkActionKind?: BulkActionKind;
  /** Kind of the rows when asking what a deletion would remove, if the server answers that. */
  readonly deletableKind?: DeletableKind;
  /** True if rows have accounts that can be disabled. */
  readonly hasAccounts?: boolean;
  /** True if a row may be deleted together with its dependents. */
  readonly canForce: boolean;
}
