import type { ComponentType, ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type * as v from 'valibot';
import type { Failure } from '../../../api/problem.ts';
import type { TableQuery } from '../../../api/tables/asked.ts';
import type { TableSource } from '../../../api/tables/source.ts';
import type { RecordKind } from '../../../contract/reports/history.ts';
import type { Tied } from '../../ui/form/fields.tsx';

/** What a dialog asks with where that is none of the usual inputs. */
export interface AskProps extends Tied {
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly form: Pick<UseFormReturn<Record<string, unknown>>, 'register' | 'watch'>;
}

/** The usual inputs. Of a choice nothing is chosen at first; of `one of` the first always is. */
type Input = 'line' | 'email' | 'day' | 'text' | 'choice' | 'one of';

/** One field of a table: its column, its filter, and how the dialog asks for it. */
export interface TableField<Row extends object> {
  readonly label: string;
  /** What stands in its column, where that is not its value as its look has it; null for no column. */
  readonly cell?: ((row: Row) => ReactNode) | null;
  /** How wide, and in which face. */
  readonly look?: 'number' | 'name' | 'short' | 'long' | 'time';
  /** Its column is not shown until it is chosen. */
  readonly hidden?: boolean;
  /** Where there is no room for all columns, it goes first; the row still tells it when asked for more. */
  readonly givesWay?: boolean;
  /** The heading of a card says it already. */
  readonly inHeading?: boolean;
  /** What can be chosen for it. */
  readonly options?: readonly string[];
  /** The table is narrowed by it, and this stands where nothing is chosen: `All years`. */
  readonly all?: string;
  /** The dialog asks for it. */
  readonly asks?: Input | ComponentType<AskProps>;
  /** What the dialog calls it, where that is not its label. */
  readonly asked?: string;
  readonly hint?: string;
  readonly rows?: number;
  readonly isOptional?: boolean;
  readonly autoComplete?: string;
  /** It is asked only of a row that is there. */
  readonly isLater?: boolean;
}

/** The dialog that adds a row, or changes one. */
interface RowForm<Row extends object, Form> {
  readonly schema: v.GenericSchema<unknown, Form>;
  readonly titles: readonly [add: string, edit: string];
  readonly width: 400 | 500 | 800;
  /** What a new row begins with, where that is not nothing. */
  readonly blank?: object;
  /** What of a row stands in the form, where that is not what it has. */
  readonly valuesOf?: (row: Row) => object;
  /** Save waits for a valid form; otherwise it can be pressed, and says what is missing. */
  readonly waitsForValid?: boolean;
  /** What is asked first, where that is not the order of the columns. */
  readonly first?: readonly string[];
  /** Which fields stand beside each other. */
  readonly pairs?: readonly string[];
  /** What could be chosen is typed. */
  readonly inFreeText?: boolean;
  readonly below?: ReactNode;
  /** What is sent, and how the row will look, where neither is the form. */
  readonly sent?: (form: Form, row: Row | null) => readonly [form: object, patch: Partial<Row>];
}

export interface TableFilter {
  readonly name: string;
  readonly label: string;
  /** What stands where nothing is chosen. */
  readonly all: string;
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

/** All rows that a table finds, over all its pages; or those of them that are chosen. */
export interface FoundRows {
  readonly query: TableQuery;
  /** The numbers of the chosen ones. */
  readonly ids?: readonly number[];
  readonly total: number;
  /** Whether there are more than were counted. */
  readonly hasMore: boolean;
  /** What narrows them, in the words of the filters. */
  readonly narrowedBy: readonly string[];
}

/** One table of the admin area, all of it: its words, its fields, and where its rows come from. */
export interface Declared<Row extends object, Form extends object = object> {
  /** Its name in this browser's memory, and in drafts. */
  readonly table: string;
  /** Where it stands. */
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  readonly many: string;
  readonly source: TableSource<Row, Form>;
  /** In the order of its columns. */
  readonly fields: Readonly<Record<string, TableField<Row>>>;
  /** By which fields the server sorts. */
  readonly sorts: readonly string[];
  /** What narrows it beside its fields. */
  readonly filters?: readonly TableFilter[];
  /** Which page tells all of a row, where there is one; the name leads to it. */
  readonly record?: RecordKind;
  /** What stands beside the name on a card, as the table has it in the name's own column. */
  readonly markOf?: (row: Row) => ReactNode;
  readonly searchHint: string;
  /** What the specification says where there is nothing. */
  readonly empty: string;
  /** How rows come to be here, told while there are none at all. */
  readonly untilThen: string;
  /** Nothing is added, and nothing changed, where there is neither a form nor a dialog. */
  readonly addLabel?: string;
  readonly form?: RowForm<Row, Form> & { readonly edit?: Partial<RowForm<Row, Form>> };
  /** In place of the dialog that the form makes. */
  readonly RowDialog?: ComponentType<RowDialogProps<Row>>;
  /** What can be done to a row, beside what can be done to every account. */
  readonly acts?: (row: Row) => readonly RowAct<Row>[];
  /** Acts that are done in a dialog of their own, by name: each about one row. */
  readonly actDialogs?: Readonly<Record<string, ComponentType<ActDialogProps<Row>>>>;
  /** What is to be read before an act is done to a row; null where there is nothing. */
  readonly readFirst?: (row: Row, act: string) => Promise<ReactNode>;
  /** Rows that can no longer be changed. */
  readonly isFixed?: (row: Row) => boolean;
  /** What is said once a row was added. */
  readonly added?: (row: Row) => string;
  readonly ImportDialog?: ComponentType<{ onClose: () => void; onWritten: () => void }>;
  /** Writes to whom the table finds, or to those chosen, where that can be done. */
  readonly LetterDialog?: ComponentType<{ found: FoundRows; onClose: () => void }>;
}

export interface TableColumn<Row extends object> extends TableField<Row> {
  readonly id: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isSorted: boolean;
}

/** A table as its screen and its dialogs take it. */
export interface TableDefinition<Row extends object, Form extends object = object>
  extends Declared<Row, Form> {
  readonly columns: readonly TableColumn<Row>[];
  readonly filters: readonly TableFilter[];
  readonly acts: (row: Row) => readonly RowAct<Row>[];
  readonly added: (row: Row) => string;
}

/** Under which name what is typed into a row's dialog is kept. */
export const draftOf = (table: string, id: number | null | undefined): string =>
  id == null ? `add-${table}` : `edit-${table}-${id}`;
