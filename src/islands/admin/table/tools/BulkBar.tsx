import type { RowAct, TableDefinition } from '../definition.ts';

interface Props {
  definition: TableDefinition<object>;
  selected: readonly object[];
  onAct: (rows: readonly object[], act: string) => void;
  onDelete: (rows: readonly object[]) => void;
  onClear: () => void;
}

/** What can be done with all chosen rows. An act counts the rows it fits. */
export default function BulkBar({ definition, selected, onAct, onDelete, onClear }: Props) {
  const { source, many } = definition;
  const one = selected.length === 1;
  return (
    <section className="bulk-bar" aria-label="Selected">
      <p role="status">
        <strong>{selected.length}</strong> {one ? source.noun : many} selected
      </p>
      <div className="bulk-acts">
        {actsFor(definition, selected).map(([{ act, label }, rows]) => (
          <button
            key={act}
            type="button"
            className="btn btn-sm btn-outline-primary"
            onClick={() => onAct(rows, act)}
          >
            {label} {rows.length}
          </button>
        ))}
        <button
          type="button"
          className="btn btn-sm btn-outline-danger"
          onClick={() => onDelete(selected)}
        >
          Delete {selected.length}
        </button>
        <button type="button" className="btn btn-sm btn-quiet" onClick={onClear}>
          Clear selection
        </button>
      </div>
    </section>
  );
}

/** Every act that fits one of the rows, with the rows it fits. */
function actsFor({ acts }: TableDefinition<object>, selected: readonly object[]) {
  const known = new Map<string, [RowAct<object>, object[]]>();
  for (const row of selected) {
    for (const act of acts(row)) {
      const entry = known.get(act.act) ?? [act, []];
      entry[1].push(row);
      known.set(act.act, entry);
    }
  }
  return [...known.values()];
}
