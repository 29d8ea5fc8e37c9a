import type { ReactNode } from 'react';
import { Icon } from '../../../ui/picture/Icon.tsx';
import type { TableDefinition } from '../definition.ts';
import type { Rows } from './useRows.ts';

export interface ListProps {
  definition: TableDefinition<object>;
  rows: Rows;
  isSaving: (row: object) => boolean;
  /** Choosing and acting; null where a person may only look. */
  acts: ((row: object) => ReactNode) | null;
}

/** The rows as a table, on anything wider than a phone. */
export function Grid({ definition: { many, source }, rows, isSaving, acts }: ListProps) {
  return (
    <section className="table-scroll" aria-label={many} tabIndex={-1}>
      <table className="admin-table">
        <caption className="visually-hidden">{many}</caption>
        <thead>
          <tr>
            {acts && (
              <th className="choose-cell" scope="col">
                <ChoosePage rows={rows} many={many} />
              </th>
            )}
            {rows.columns.map((column) => {
              const { id, label, look = 'plain', isSorted } = column;
              const sorted = rows.sortedBy(column);
              return (
                <th key={id} scope="col" className={`look-${look}`} aria-sort={sorted}>
                  {isSorted ? (
                    <button
                      type="button"
                      className="sort-button"
                      onClick={() => rows.sortBy(column)}
                    >
                      {label}
                      <Icon name={sorted ? sortIcons[sorted] : 'sort'} />
                    </button>
                  ) : (
                    label
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
          {rows.rows.map((row, at) => (
            <tr
              key={rows.keyOf(row, at)}
              aria-selected={acts ? rows.isChosen(row) : undefined}
              className={isSaving(row) ? 'is-saving' : undefined}
            >
              {acts && (
                <td className="choose-cell">
                  <ChooseRow rows={rows} row={row} label={source.labelOf(row)} />
                </td>
              )}
              {rows.columns.map(({ id, look = 'plain', cell }) => (
                <td key={id} className={`look-${look}`}>
                  {cell(row)}
                </td>
              ))}
              {acts && <td className="acts-cell">{acts(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function ChoosePage({ rows, many }: { rows: Rows; many: string }) {
  return (
    <input
      type="checkbox"
      className="form-check-input"
      aria-label={`Select all ${many} on this page`}
      checked={rows.areAllChosen}
      ref={(box) => {
        if (box) box.indeterminate = rows.areSomeChosen;
      }}
      onChange={rows.chooseAll}
    />
  );
}

export function ChooseRow({ rows, row, label }: { rows: Rows; row: object; label: string }) {
  return (
    <input
      type="checkbox"
      className="form-check-input"
      aria-label={`Select ${label}`}
      checked={rows.isChosen(row)}
      onChange={() => rows.choose(row)}
    />
  );
}

const sortIcons = { ascending: 'chevron-up', descending: 'chevron-down' } as const;
