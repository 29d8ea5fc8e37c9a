import { FlexRender } from '@tanstack/react-table';
import { RecordLink } from '../../records/RecordLink.tsx';
import { ChoosePage, ChooseRow, type ListProps } from './Grid.tsx';

/** The same rows as cards, where a table would not fit. */
export default function Cards(props: ListProps) {
  const { rows, name, idOf, labelOf, isSaving, record, markOf, acts } = props;
  return (
    <section className="row-cards" aria-label={name}>
      {acts && (
        // biome-ignore lint/a11y/noLabelWithoutControl: the box inside is the control
        <label className="choose-page">
          <ChoosePage rows={rows} name={name} />
          <span aria-hidden="true">Select this page</span>
        </label>
      )}
      <ul>
        {rows.getRowModel().rows.map((row) => (
          <li
            key={row.id}
            className={`row-card ${isSaving(row.original) ? 'is-saving' : ''}`}
            data-selected={row.getIsSelected() || undefined}
          >
            <div className="d-flex gap-3 align-items-center">
              {acts && <ChooseRow row={row} label={labelOf(row.original)} />}
              <h2>
                <RecordLink kind={record} id={idOf(row.original)}>
                  {labelOf(row.original)}
                </RecordLink>
              </h2>
              <span className="ms-auto">{markOf?.(row.original)}</span>
            </div>
            <dl>
              {row
                .getVisibleCells()
                .filter(({ column }) => !column.columnDef.meta?.inHeading)
                .map((cell) => (
                  <div key={cell.id}>
                    <dt>{String(cell.column.columnDef.header)}</dt>
                    <dd>
                      <FlexRender cell={cell} />
                    </dd>
                  </div>
                ))}
            </dl>
            {acts && <div className="row-card-acts">{acts(row.original)}</div>}
          </li>
        ))}
      </ul>
    </section>
  );
}
