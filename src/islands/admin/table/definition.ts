import type { ComponentType, ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type * as v from 'valibot';
import type { Failure } from '../../../api/problem.ts';
import type { TableQuery } from '../../../api/tables/asked.ts';
import type { TableSource } from '../../../api/tables/source.ts';
import type { RecordKind } from '../../../contract/reports/history.ts';
import type { Tied } from '../../ui/form/fields.tsx';

/** Props of a dialog field that is none of the usual inputs. */
export interface AskProps extends Tied {
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly form: Pick<UseFormReturn<FieldValues>, 'register' | 'watch'>;
}

/** The usual inputs. Of a choice nothing is chosen at first; of `one of` the first always is. */
type Input = 'line' | 'email' | 'day' | 'text' | 'choice' | 'one of';

/** One field of a table: its column, its filter, and how the dialog asks for it. */
export interface TableField<Row extends object> {
  readonly label: string;
  /** Replaces the value in the column; null for no column. */
  readonly cell?: ((row: Row) => ReactNode) | null;
  /** Width and typeface. */
  readonly look?: 'number' | 'name' | 'short' | 'long' | 'time';
  /** Its column is not shown until it is chosen. */
  readonly hidden?: boolean;
  /** Hidden first if columns do not fit. The opened row still shows it. */
  readonly givesWay?: boolean;
  /** The heading of a card says it already. */
  readonly inHeading?: boolean;
  readonly options?: readonly string[];
  /** Makes it a filter of the table, with this label for no choice: `All years`. */
  readonly all?: string;
  /** The dialog asks for it. */
  readonly asks?: Input | ComponentType<AskProps>;
  /** Label in the dialog, if it differs. */
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
  readonly schema: v.GenericSchema<FieldValues, Form>;
  readonly titles: readonly [add: string, edit: string];
  readonly width: 400 | 500 | 800;
  /** Default values of a new row. */
  readonly blank?: object;
  /** Form values of a row, if they differ from its fields. */
  readonly valuesOf?: (row: Row) => object;
  /** Save waits for a valid form; otherwise it can be pressed, and says what is missing. */
  readonly waitsForValid?: boolean;
  /** Fields that come first in the dialog. */
  readonly first?: readonly string[];
  /** Fields shown side by side. */
  readonly pairs?: readonly string[];
  /** Options are typed, not chosen. */
  readonly inFreeText?: boolean;
  readonly below?: ReactNode;
  /** Body to send and row as it will look, if they differ from the form. */
  readonly sent?: (form: Form, row: Row | null) => readonly [form: object, patch: Partial<Row>];
}

export interface TableFilter {
  readonly name: string;
  readonly label: string;
  /** Label for no choice. */
  readonly all: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A further act on a row, also offered for several chosen rows. */
export interface RowAct<Row extends object> {
  readonly act: string;
  readonly label: string;
  readonly form: object;
  /** Changes to the row. */
  readonly patch: Partial<Row>;
}

export interface RowDialogProps<Row extends object> {
  /** The row to change; null for a new one. */
  readonly row: Row | null;
  readonly isBusy?: boolean;
  /** Refusal of the last try. */
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
  /** True if there are more than were counted. */
  readonly hasMore: boolean;
  /** Labels of the active filters. */
  readonly narrowedBy: readonly string[];
}

/** One table of the admin area, all of it: its words, its fields, and where its rows come from. */
export interface DeclaredTable<Row extends object, Form extends object = object> {
  /** Its name in this browser's memory, and in drafts. */
  readonly table: string;
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  readonly many: string;
  readonly source: TableSource<Row, Form>;
  /** In the order of its columns. */
  readonly fields: Readonly<Record<string, TableField<Row>>>;
  /** By which fields the server sorts. */
  readonly sorts: readonly string[];
  /** Filters besides those of its fields. */
  readonly filters?: readonly TableFilter[];
  /** Record page of a row, if there is one; the name links to it. */
  readonly record?: RecordKind;
  /** A mark beside the name on a card, like the one in the name's column. */
  readonly markOf?: (row: Row) => ReactNode;
  readonly searchHint: string;
  /** Wording of the specification for an empty table. */
  readonly empty: string;
  /** Shown for an empty table: how rows come to be here. */
  readonly untilThen: string;
  /** Nothing is added, and nothing changed, where there is neither a form nor a dialog. */
  readonly addLabel?: string;
  readonly form?: RowForm<Row, Form> & { readonly edit?: Partial<RowForm<Row, Form>> };
  /** In place of the dialog that the form makes. */
  readonly RowDialog?: ComponentType<RowDialogProps<Row>>;
  /** Acts besides those on every account. */
  readonly acts?: (row: Row) => readonly RowAct<Row>[];
  /** Acts that are done in a dialog of their own, by name: each about one row. */
  readonly actDialogs?: Readonly<Record<string, ComponentType<ActDialogProps<Row>>>>;
  /** Shown before an act on a row; null for nothing. */
  readonly readFirst?: (row: Row, act: string) => Promise<ReactNode>;
  /** Rows that can no longer be changed. */
  readonly isFixed?: (row: Row) => boolean;
  /** Message after a row was added. */
  readonly added?: (row: Row) => string;
  readonly ImportDialog?: ComponentType<{ onClose: () => void; onWritten: () => void }>;
  /** Writes to everybody the table finds, or to those chosen. */
  readonly LetterDialog?: ComponentType<{ found: FoundRows; onClose: () => void }>;
}

export interface TableColumn<Row extends object> extends TableField<Row> {
  readonly id: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isSorted: boolean;
}

/** A table as its screen and its dialogs take it. */
export interface TableDefinition<Row extends object, Form extends object = object>
  extends DeclaredTable<Row, Form> {
  readonly columns: readonly TableColumn<Row>[];
  readonly filters: readonly TableFilter[];
  readonly acts: (row: Row) => readonly RowAct<Row>[];
  readonly added: (row: Row) => string;
}

/** Under which name what is typed into a row's dialog is kept. */
export const draftOf = (table: string, id: number | null | undefined): string =>
  id == null ? `add-${table}` : `edit-${table}-${id}`;

/** A table of any rows: a row is only ever handed back to the definition it came from. */
export const ofAnyRow = <Row extends object, Form extends object>(
  definition: TableDefinition<Row, Form>,
) => definition as unknown as TableDefinition<object>;
