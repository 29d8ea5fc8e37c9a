import type { ComponentType, ReactNode } from 'react';
import type { Failure } from '../../../api/act/failure.ts';
import type { TableQuery } from '../../../api/tables/asked.ts';
import type { TableSource } from '../../../api/tables/source.ts';
import type { RecordKind } from '../../../contract/reports/history.ts';

export interface TableColumn<Row extends object> {
  readonly id: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly sortable?: boolean;
  /** Not shown until it is chosen. */
  readonly hidden?: boolean;
  /** How wide, and in which face. */
  readonly look?: 'number' | 'name' | 'short' | 'long' | 'time';
  /** The heading of a card says it already. */
  readonly inHeading?: boolean;
}

export interface TableFilter {
  readonly name: string;
  /** What stands where nothing is chosen: `All years`. */
  readonly all: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** What else can be done with a row; offered for chosen rows together as well. */
export interface RowAct<Row extends object> {
  readonly act: string;
  readonly label: string;
  readonly form: object;
  /** What changes in the row. */
  readonly patch: Partial<Row>;
}

/** The dialog that adds a row, or changes one. */
export interface RowDialogProps<Row extends object> {
  /** The row to change; null for a new one. */
  readonly row: Row | null;
  readonly isBusy?: boolean;
  /** Why the last try was refused. */
  readonly failure: Failure | null;
  /** With the form goes how the row will look, where that is not the form itself. */
  readonly onSave: (form: object, patch?: Partial<Row>) => void;
  readonly onClose: () => void;
}

/** A dialog of an act that asks more than a yes. */
export interface ActDialogProps<Row extends object> {
  readonly row: Row;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** All rows that a table finds, over all its pages. */
export interface FoundRows {
  readonly query: TableQuery;
  readonly total: number;
  /** Whether there are more than were counted. */
  readonly hasMore: boolean;
  /** What narrows them, in the words of the filters. */
  readonly narrowedBy: readonly string[];
}

/** One table of the admin area: its words, its columns, and where its rows come from. */
export interface TableDefinition<Row extends object, Form extends object = object> {
  /** Its name in this browser's memory, and in drafts. */
  readonly table: string;
  /** Where it stands. */
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  readonly many: string;
  readonly source: TableSource<Row, Form>;
  readonly columns: readonly TableColumn<Row>[];
  /** Which page tells all of a row, where there is one; the name leads to it. */
  readonly record?: RecordKind;
  /** What stands beside the name on a card, as the table has it in the name's own column. */
  readonly markOf?: (row: Row) => ReactNode;
  readonly filters: readonly TableFilter[];
  readonly searchHint: string;
  /** What the specification says where there is nothing. */
  readonly empty: string;
  /** How rows come to be here, told while there are none at all. */
  readonly untilThen: string;
  readonly addLabel: string;
  readonly RowDialog: ComponentType<RowDialogProps<Row>>;
  readonly acts: (row: Row) => readonly RowAct<Row>[];
  /** Acts that are done in a dialog of their own, by name: each about one row. */
  readonly actDialogs?: Readonly<Record<string, ComponentType<ActDialogProps<Row>>>>;
  /** What is to be read before an act is done to a row; null where there is nothing. */
  readonly readFirst?: (row: Row, act: string) => Promise<ReactNode>;
  /** Rows that can no longer be changed. */
  readonly isFixed?: (row: Row) => boolean;
  /** What is said once a row was added. */
  readonly added: (row: Row) => string;
  readonly ImportDialog?: ComponentType<{ onClose: () => void; onWritten: () => void }>;
  /** Writes to all whom the table finds, where that can be done. */
  readonly LetterDialog?: ComponentType<{ found: FoundRows; onClose: () => void }>;
}

/** The words of options that stand for themselves. */
export const plainOptions = (options: readonly string[]) =>
  options.map((value) => ({ value, label: value }));

/** Under which name what is typed into a row's dialog is kept. */
export const draftOf = (table: string, id: number | null | undefined): string =>
  id == null ? `add-${table}` : `edit-${table}-${id}`;
