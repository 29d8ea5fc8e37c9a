import {
  type ColumnDef,
  columnVisibilityFeature,
  type ReactTable,
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { chosenColumns, keepColumns } from '../../../../machines/table/export/chosen-columns.ts';
import type { TableColumn, TableDefinition } from '../definition.ts';

/** Rows come sorted, narrowed and cut to a page: only choosing of columns and rows happens here. */
const features = tableFeatures({ rowSelectionFeature, columnVisibilityFeature });
export type Rows = ReactTable<typeof features, object>;
export type RowOf = ReturnType<Rows['getRowModel']>['rows'][number];

interface Given {
  definition: TableDefinition<object>;
  rows: readonly object[];
  selected: readonly object[];
  onSelect: (rows: readonly object[]) => void;
}

export function useRows({ definition, rows, selected, onSelect }: Given): Rows {
  const { table, source, columns } = definition;
  const [visibility, setVisibility] = useState(() => ({
    ...Object.fromEntries(columns.map(({ id, hidden }) => [id, !hidden])),
    ...chosenColumns(table),
  }));
  const idOf = (row: object, index: number) => String(source.idOf(row) ?? `new-${index}`);
  const selection: RowSelectionState = Object.fromEntries(
    selected.map((row, index) => [idOf(row, index), true]),
  );

  return useTable({
    features,
    columns: useMemo(() => columns.map(columnFrom), [columns]),
    data: rows,
    getRowId: idOf,
    state: { rowSelection: selection, columnVisibility: visibility },
    onRowSelectionChange: (change) => {
      const next = typeof change === 'function' ? change(selection) : change;
      const known = new Map([...selected, ...rows].map((row, index) => [idOf(row, index), row]));
      onSelect(Object.keys(next).flatMap((id) => (next[id] && known.get(id)) || []));
    },
    onColumnVisibilityChange: (change) => {
      const next = typeof change === 'function' ? change(visibility) : change;
      setVisibility(next);
      keepColumns(table, next);
    },
  });
}

const columnFrom = ({ id, label }: TableColumn<object>): ColumnDef<typeof features, object> => ({
  id,
  header: label,
  accessorFn: (row) => row,
});
