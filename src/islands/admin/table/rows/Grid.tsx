import type { ReactNode } from 'react';
import { sortAfter, sortedBy } from '../../../../machines/table/query.ts';
import { Icon } from '../../../ui/picture/Icon.tsx';
import type { TableColumn } from '../definition.ts';
import type { RowOf, Rows } from './useRows.ts';

export interface ListProps {
  rows: Rows;
  columns: readonly TableColumn<object>[];
  /** What the table is called. */
  name: string;
  sort: string;
  onSort: (sort: string) => void;
  labelOf: (row: object) => string;
  isSaving: (row: object) => boolean;
  /** What stands beside the name. */
  markOf: ((row: object) => ReactNode) | undefined;
  /** Choosing and acting; null where a person may only look. */
  acts: ((row: object) => ReactNode) | null;
}

/** The rows as a table, on anything wider than a phone. */
export function Grid({ rows, columns, name, sort, onSort, labelOf, isSaving, acts }: ListProps) {
  const columnOf = (id: string) => columns.find((column) => column.id === id);
  const lookOf = (id: string) => columnOf(id)?.look ?? 'plain';
  return (
    <section className="table-scroll" aria-label={name} tabIndex={-1}>
      <table className="admin-table">
        <caption className="visually-hidden">{name}</caption>
        <thead>
          <tr>
            {acts && (
              <th className="choose-cell" scope="col">
                <ChoosePage rows={rows} name={name} />
              </th>
            )}
            {rows.getHeaderGroups()[0]?.headers.map(({ id, column }) => {
              const sorted = sortedBy(sort, column.id);
              return (
                <th
                  key={id}
                  scope="col"
                  className={`look-${lookOf(column.id)}`}
                  aria-sort={sorted ?? undefined}
                >
                  {columnOf(column.id)?.sortable ? (
                    <button
                      type="button"
                      className="sort-button"
                      onClick={() => onSort(sortAfter(sort, column.id))}
                    >
                      {String(column.columnDef.header)}
                      <SortMark sorted={sorted} />
                    </button>
                  ) : (
                    String(column.columnDef.header)
                  )}
                </th>
              );
            })}
            {acts && (
              <th scope="col" className="acts-cell">
                Actions
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.getRowModel().rows.map((row) => (
            <tr
              key={row.id}
              aria-selected={acts ? row.getIsSelected() : undefined}
              className={isSaving(row.original) ? 'is-saving' : undefined}
            >
              {acts && (
                <td className="choose-cell">
                  <ChooseRow row={row} label={labelOf(row.original)} />
                </td>
              )}
              {row.getVisibleCells().map(({ id, column }) => (
                <td key={id} className={`look-${lookOf(column.id)}`}>
                  {columnOf(column.id)?.cell(row.original)}
                </td>
              ))}
              {acts && <td className="acts-cell">{acts(row.original)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function ChoosePage({ rows, name }: { rows: Rows; name: string }) {
  return (
    <input
      type="checkbox"
      className="form-check-input"
      aria-label={`Select all ${name} on this page`}
      checked={rows.getIsAllRowsSelected()}
      ref={(box) => {
        if (box) box.indeterminate = !rows.getIsAllRowsSelected() && rows.getIsSomeRowsSelected();
      }}
      onChange={() => rows.toggleAllRowsSelected()}
    />
  );
}

export function ChooseRow({ row, label }: { row: RowOf; label: string }) {
  return (
    <input
      type="checkbox"
      className="form-check-input"
      aria-label={`Select ${label}`}
      checked={row.getIsSelected()}
      onChange={row.getToggleSelectedHandler()}
    />
  );
}

function SortMark({ sorted }: { sorted: ReturnType<typeof sortedBy> }) {
  if (!sorted) return <Icon name="sort" />;
  return <Icon name={sorted === 'ascending' ? 'chevron-up' : 'chevron-down'} />;
}
