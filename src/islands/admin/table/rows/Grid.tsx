import { FlexRender } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { RecordKind } from '../../../../contract/reports/history.ts';
import { Icon } from '../../../ui/picture/Icon.tsx';
import type { RowOf, Rows } from './useRows.ts';

export interface ListProps {
  rows: Rows;
  /** What the table is called. */
  name: string;
  idOf: (row: object) => number | null;
  labelOf: (row: object) => string;
  isSaving: (row: object) => boolean;
  /** Which page tells all of a row. */
  record: RecordKind | undefined;
  /** What stands beside the name. */
  markOf: ((row: object) => ReactNode) | undefined;
  /** Choosing and acting; null where a person may only look. */
  acts: ((row: object) => ReactNode) | null;
}

/** The rows as a table, on anything wider than a phone. */
export function Grid({ rows, name, labelOf, isSaving, acts }: ListProps) {
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
            {rows.getFlatHeaders().map((header) => {
              const { column } = header;
              const sorted = directions[String(column.getIsSorted())];
              return (
                <th key={header.id} scope="col" className={lookOf(column)} aria-sort={sorted}>
                  {column.getCanSort() ? (
                    <button
                      type="button"
                      className="sort-button"
                      onClick={column.getToggleSortingHandler()}
                    >
                      <FlexRender header={header} />
                      <SortMark sorted={sorted} />
                    </button>
                  ) : (
                    <FlexRender header={header} />
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
              {row.getVisibleCells().map((cell) => (
                <td key={cell.id} className={lookOf(cell.column)}>
                  <FlexRender cell={cell} />
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

const directions: Record<string, 'ascending' | 'descending' | undefined> = {
  asc: 'ascending',
  desc: 'descending',
};

const lookOf = ({ columnDef }: ReturnType<Rows['getAllLeafColumns']>[number]): string =>
  `look-${columnDef.meta?.look ?? 'plain'}`;

function SortMark({ sorted }: { sorted: 'ascending' | 'descending' | undefined }) {
  if (!sorted) return <Icon name="sort" />;
  return <Icon name={sorted === 'ascending' ? 'chevron-up' : 'chevron-down'} />;
}
