import { RecordLink } from '../../records/RecordLink.tsx';
import { ChoosePage, ChooseRow, type ListProps, Values } from './Grid.tsx';

/** Rows as cards, for places too narrow for a table. */
export default function Cards({ definition, rows, isSaving, acts }: ListProps) {
  const { many, source, record, markOf } = definition;
  return (
    <section aria-label={many}>
      {acts && (
        <label className="choose-page d-inline-flex gap-3 align-items-center min-h-44 ps-4">
          <ChoosePage rows={rows} many={many} />
          <span aria-hidden="true">Select this page</span>
        </label>
      )}
      <ul className="tiles plain-list gap-3">
        {rows.rows.map((row, at) => (
          <li
            key={rows.keyOf(row, at)}
            className={`py-3 px-4 row-card ${isSaving(row) ? 'is-saving' : ''}`}
            data-selected={rows.isChosen(row) || undefined}
          >
            <div className="d-flex gap-3 align-items-center">
              {acts && <ChooseRow rows={rows} row={row} label={source.labelOf(row)} />}
              <h2 className="min-w-0 m-0 text-heading fs-17">
                <RecordLink kind={record} id={source.idOf(row)}>
                  {source.labelOf(row)}
                </RecordLink>
              </h2>
              <span className="ms-auto">{markOf?.(row)}</span>
            </div>
            <Values row={row} columns={rows.columns.filter(({ inHeading }) => !inHeading)} />
            {acts && <div className="row-card-acts d-flex justify-content-end">{acts(row)}</div>}
          </li>
        ))}
      </ul>
    </section>
  );
}
