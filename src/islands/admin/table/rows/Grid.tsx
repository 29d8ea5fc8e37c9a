import { Fragment, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../ui/form/Button.tsx';
import { Icon } from '../../../ui/picture/Icon.tsx';
import type { TableColumn, TableDefinition } from '../definition.ts';
import { useGivingWay } from './giving-way.ts';
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
  const box = useRef<HTMLElement>(null);
  const { shown, gone } = useGivingWay(box, rows.columns);
  const [open, setOpen] = useState<string | number | null>(null);
  return (
    <section
      ref={box}
      className="table-scroll position-relative overflow-x-auto ruled"
      aria-label={many}
      tabIndex={-1}
    >
      <table className="admin-table w-100 lh-md">
        <caption className="visually-hidden">{many}</caption>
        <thead>
          <tr>
            {acts && (
              <th className="choose-cell" scope="col">
                <ChoosePage rows={rows} many={many} />
              </th>
            )}
            {shown.map((column) => {
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
            {gone.length > 0 && (
              <th scope="col" className="more-cell">
                <span className="visually-hidden">More</span>
              </th>
            )}
            {acts && (
              <th scope="col" className="acts-cell">
                Actions
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.rows.map((row, at) => {
            const key = rows.keyOf(row, at);
            const label = source.labelOf(row);
            const isOpen = open === key && gone.length > 0;
            return (
              <Fragment key={key}>
                <tr
                  aria-selected={acts ? rows.isChosen(row) : undefined}
                  className={isSaving(row) ? 'is-saving' : undefined}
                >
                  {acts && (
                    <td className="choose-cell">
                      <ChooseRow rows={rows} row={row} label={label} />
                    </td>
                  )}
                  {shown.map(({ id, look = 'plain', givesWay, cell }) => (
                    <td key={id} className={`look-${look} ${givesWay ? 'gives-way' : ''}`}>
                      {cell(row)}
                    </td>
                  ))}
                  {gone.length > 0 && (
                    <td className="more-cell">
                      <Button
                        look="quiet"
                        size="sm"
                        className="btn-icon"
                        aria-expanded={isOpen}
                        onClick={() => setOpen(isOpen ? null : key)}
                      >
                        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
                        <span className="visually-hidden">More about {label}</span>
                      </Button>
                    </td>
                  )}
                  {acts && <td className="acts-cell">{acts(row)}</td>}
                </tr>
                {isOpen && (
                  <tr className="row-more">
                    <td className="ps-12" colSpan={shown.length + (acts ? 3 : 1)}>
                      <Values row={row} columns={gone} />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** Values of a row that have no column. */
export function Values({ row, columns }: { row: object; columns: readonly TableColumn<object>[] }) {
  return (
    <dl className="row-values">
      {columns.map(({ id, label, cell }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{cell(row)}</dd>
        </div>
      ))}
    </dl>
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
