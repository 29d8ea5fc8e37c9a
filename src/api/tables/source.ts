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
  /** How the row looks with it, shown before the server has agreed. */
  readonly patch: object;
  /** What the row is called. */
  readonly label: string;
}

/**
 * Where the rows of a table come from and go to: the server, or sample data in the page. The table's
 * machines know nothing else of either. All reject with an ApiProblem where they refuse.
 */
export interface TableSource<Row extends object = object, Form extends object = object> {
  /** What one row is called, in the confirmation: `student`. */
  readonly noun: string;
  idOf(row: Row): number | null;
  labelOf(row: Row): string;
  list(query: TableQuery, signal?: AbortSignal): Promise<ListPage<Row>>;
  /** The same key writes the same row once. */
  add(form: Form, key: string): Promise<Row>;
  change(change: Change & { readonly id: number }): Promise<Row>;
  /** Makes sure that a delete can be sent a little later, unseen; where there is nothing to make sure of, it is left out. */
  readonly beforeRemove?: () => Promise<void>;
  /** `revoke` names what was proven and shall not hold any more; `keepalive` lets the call outlive the page. */
  remove(
    id: number,
    how: { force: boolean; revoke: readonly string[]; keepalive: boolean },
  ): Promise<unknown>;
  /** Everything the query matches, over all pages, as comma-separated values. */
  exportAll(query: TableQuery): Promise<Blob>;
  /** What can be done where a row cannot go because others depend on it. */
  readonly instead: { readonly label: string; readonly act: string; readonly form: object } | null;
  /** What its rows are to an act about many, where the server has such acts. */
  readonly massKind?: BulkActionKind;
  /** What its rows are to the question what a deletion would take along, where the server answers it. */
  readonly deletableKind?: DeletableKind;
  /** Whether somebody signs in for its rows, and can be kept from it. */
  readonly hasAccounts?: boolean;
  /** Whether a row can go even where others depend on it, with what is theirs. */
  readonly canForce: boolean;
}
