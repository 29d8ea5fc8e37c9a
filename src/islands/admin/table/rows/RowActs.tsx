import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Icon } from '../../../ui/picture/Icon.tsx';
import type { RowAct } from '../definition.ts';

interface Props {
  label: string;
  acts: readonly RowAct<object>[];
  /** Null where the row can no longer be changed. */
  onEdit: (() => void) | null;
  onDelete: () => void;
  onAct: (act: RowAct<object>) => void;
}

/** Edit, Delete, and any other acts behind a third button. */
export function RowActs({ label, acts, onEdit, onDelete, onAct }: Props) {
  return (
    <div className="row-acts d-flex">
      {onEdit && (
        <Button look="quiet" size="sm" className="btn-icon" onClick={onEdit}>
          <Icon name="edit" />
          <span className="visually-hidden">Edit {label}</span>
        </Button>
      )}
      <Button look="quiet" size="sm" className="btn-icon" onClick={onDelete}>
        <Icon name="trash" />
        <span className="visually-hidden">Delete {label}</span>
      </Button>
      {acts.length > 0 && (
        <Disclosure
          className="more-acts"
          buttonClass="btn btn-quiet btn-icon btn-sm"
          button={
            <>
              <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                {[5, 12, 19].map((y) => (
                  <circle key={y} cx="12" cy={y} r="1.25" fill="currentColor" />
                ))}
              </svg>
              <span className="visually-hidden">More actions for {label}</span>
            </>
          }
        >
          {(close) =>
            acts.map((act) => (
              <button
                key={act.act}
                type="button"
                className="menu-row"
                onClick={() => {
                  close();
                  onAct(act);
                }}
              >
                {act.label}
              </button>
            ))
          }
        </Disclosure>
      )}
    </div>
  );
}
