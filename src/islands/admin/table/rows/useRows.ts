import { useState } from 'react';
import { isSame } from '../../../../api/tables/rows.ts';
import { kept } from '../../../../session/storage.ts';
import type { TableColumn, TableDefinition } from '../definition.ts';

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
export function useRows({ definition, rows, selected, onSelect, sort, onSort }: Given) {
  const { table, source, columns } = definition;
  const [chosenColumns, chooseColumns] = useState(() => columnsLastChosen(table));
  const isShown = ({ id, hidden }: TableColumn<object>) => chosenColumns[id] ?? !hidden;
  const isChosen = (row: object) => selected.some((one) => one === row || isSame(source, one, row));
  const others = (gone: readonly object[]) =>
    selected.filter((one) => !gone.some((row) => one === row || isSame(source, one, row)));
  const areAllChosen = rows.length > 0 && rows.every(isChosen);
  return {
    rows,
    columns: columns.filter(isShown),
    allColumns: columns,
    isShown,
    toggle(column: TableColumn<object>) {
      const chosen = { ...chosenColumns, [column.id]: !isShown(column) };
      chooseColumns(chosen);
      kept.set(keyOf(table), JSON.stringify(chosen));
    },
    keyOf: (row: object, at: number) => source.idOf(row) ?? `new-${at}`,
    sortedBy({ id }: TableColumn<object>) {
      if (sort === id) return 'ascending';
      return sort === `-${id}` ? 'descending' : undefined;
    },
    /** Upwards, downwards, then as usual. */
    sortBy({ id }: TableColumn<object>) {
      if (sort === id) onSort(`-${id}`);
      else onSort(sort === `-${id}` ? '' : id);
    },
    isChosen,
    choose: (row: object) => onSelect(isChosen(row) ? others([row]) : [...selected, row]),
    areAllChosen,
    areSomeChosen: !areAllChosen && rows.some(isChosen),
    /** Those of this page; chosen rows of others stay. */
    chooseAll: () => onSelect(areAllChosen ? others(rows) : [...others(rows), ...rows]),
  };
}

export type Rows = ReturnType<typeof useRows>;

const keyOf = (table: string): string => `columns:${table}`;

/** Columns last hidden (false) or shown (true) in this browser, against the table's own choice. */
function columnsLastChosen(table: string): Readonly<Record<string, boolean>> {
  return { ...kept.read(keyOf(table)) };
}
