import type { RowAct } from '../table/definition.ts';

interface Props {
  acts: readonly RowAct<object>[];
  onAct: (act: RowAct<object>) => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** What can be done with a record: the same as in its table, each by its name. */
export function RecordActs({ acts, onAct, onEdit, onDelete }: Props) {
  return (
    <div className="record-acts">
      <button type="button" className="btn btn-outline-primary" onClick={onEdit}>
        Edit
      </button>
      {acts.map((act) => (
        <button key={act.act} type="button" className="btn btn-quiet" onClick={() => onAct(act)}>
          {act.label}
        </button>
      ))}
      <button type="button" className="btn btn-outline-danger" onClick={onDelete}>
        Delete
      </button>
    </div>
  );
}
