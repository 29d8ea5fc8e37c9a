import {
  type ColumnDef,
  columnVisibilityFeature,
  functionalUpdate,
  type ReactTable,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { TableColumn, TableDefinition } from '../definition.ts';

/** Which columns of a table are hidden (false) or shown (true) against its own choice. */
type ChosenColumns = Readonly<Record<string, boolean>>;

const keyOf = (table: string): string => `columns:${table}`;

/** The columns as they were last chosen in this browser. */
function chosenColumns(table: string): ChosenColumns {
  try {
    return { ...JSON.parse(localStorage.getItem(keyOf(table)) ?? '{}') };
  } catch {
    return {};
  }
}

function keepColumns(table: string, chosen: ChosenColumns): void {
  localStorage.setItem(keyOf(table), JSON.stringify(chosen));
}

const features = tableFeatures({
  rowSelectionFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  columnMeta: {} as Pick<TableColumn<object>, 'look' | 'inHeading'>,
});
export type Rows = ReactTable<typeof features, object>;
export type RowOf = ReturnType<Rows['getRowModel']>['rows'][number];

interface Given {
  definition: TableDefinition<object>;
  rows: readonly object[];
  selected: readonly object[];
  onSelect: (rows: readonly object[]) => void;
  /** As the address has it: a column, with `-` before it downwards; empty for the usual order. */
  sort: string;
  onSort: (sort: string) => void;
}

/** The table's rows and columns. They come sorted, narrowed and cut to a page: the server does that. */
export function useRows({ definition, rows, selected, onSelect, sort, onSort }: Given): Rows {
  const { table, source, columns } = definition;
  const [visibility, setVisibility] = useState(() => ({
    ...Object.fromEntries(columns.map(({ id, hidden }) => [id, !hidden])),
    ...chosenColumns(table),
  }));
  const idOf = (row: object, index: number) => String(source.idOf(row) ?? `new-${index}`);
  const selection: RowSelectionState = Object.fromEntries(
    selected.map((row, index) => [idOf(row, index), true]),
  );
  const sorting = sortingOf(sort);

  return useTable({
    features,
    columns: useMemo(() => columns.map(columnFrom), [columns]),
    data: rows,
    getRowId: idOf,
    manualSorting: true,
    enableMultiSort: false,
    sortDescFirst: false,
    state: { rowSelection: selection, columnVisibility: visibility, sorting },
    onRowSelectionChange: (change) => {
      const next = functionalUpdate(change, selection);
      const known = new Map([...selected, ...rows].map((row, index) => [idOf(row, index), row]));
      onSelect(Object.keys(next).flatMap((id) => (next[id] && known.get(id)) || []));
    },
    onColumnVisibilityChange: (change) => {
      const next = functionalUpdate(change, visibility);
      setVisibility(next);
      keepColumns(table, next);
    },
    onSortingChange: (change) => {
      const [first] = functionalUpdate(change, sorting);
      onSort(first ? `${first.desc ? '-' : ''}${first.id}` : '');
    },
  });
}

const sortingOf = (sort: string): SortingState =>
  sort === '' ? [] : [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }];

const columnFrom = ({
  id,
  label,
  cell,
  sortable = false,
  ...meta
}: TableColumn<object>): ColumnDef<typeof features, object> => ({
  id,
  header: label,
  // Sorting wants to know what a column is about, though the server sorts.
  accessorFn: (row) => row,
  cell: ({ row }) => cell(row.original),
  enableSorting: sortable,
  meta,
});
