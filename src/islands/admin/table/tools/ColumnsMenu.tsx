import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Icon } from '../../../ui/picture/Icon.tsx';
import type { Rows } from '../rows/useRows.ts';

/** Which columns are shown; remembered in this browser. One always stays. */
export function ColumnsMenu({ rows }: { rows: Rows }) {
  const shown = rows.getVisibleLeafColumns().length;
  return (
    <Disclosure
      buttonClass="btn btn-quiet tool-button"
      button={
        <>
          <Icon name="eye" />
          <span>Columns</span>
        </>
      }
    >
      {() => (
        <fieldset className="columns-menu">
          <legend>Columns</legend>
          {rows.getAllLeafColumns().map((column) => (
            <label key={column.id} className="menu-row">
              <input
                type="checkbox"
                className="form-check-input"
                checked={column.getIsVisible()}
                disabled={shown === 1 && column.getIsVisible()}
                onChange={() => column.toggleVisibility()}
              />
              {String(column.columnDef.header)}
            </label>
          ))}
        </fieldset>
      )}
    </Disclosure>
  );
}
