import type { RowAct, TableDefinition } from '../definition.ts';

interface Props {
  definition: TableDefinition<object>;
  selected: readonly object[];
  /** How many match on all pages, where the page is selected whole and all of them can be; null elsewhere. */
  matching: { readonly total: number; readonly hasMore: boolean } | null;
  onSelectMatching: () => void;
  onAct: (rows: readonly object[], act: string) => void;
  onDelete: (rows: readonly object[]) => void;
  onClear: () => void;
}

/** What can be done with all chosen rows. An act counts the rows it fits. */
export default function BulkBar(props: Props) {
  const { definition, selected, matching, onSelectMatching, onAct, onDelete, onClear } = props;
  const { source, many } = definition;
  const one = selected.length === 1;
  return (
    <section className="bulk-bar" aria-label="Selected">
      <p role="status">
        <strong>{selected.length}</strong> {one ? source.noun : many} selected
      </p>
      {matching?.hasMore && (
        <p className="note soft">
          More than {matching.total.toLocaleString('en')} match. Narrow the search to select all.
        </p>
      )}
      {matching && !matching.hasMore && (
        <button type="button" className="btn btn-sm btn-link" onClick={onSelectMatching}>
          Select all {matching.total.toLocaleString('en')} that match
        </button>
      )}
      <div className="d-flex flex-wrap gap-2">
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
function actsFor({ acts, actDialogs = {} }: TableDefinition<object>, selected: readonly object[]) {
  const known = new Map<string, [RowAct<object>, object[]]>();
  for (const row of selected) {
    for (const act of acts(row).filter((one) => !(one.act in actDialogs))) {
      const entry = known.get(act.act) ?? [act, []];
      entry[1].push(row);
      known.set(act.act, entry);
    }
  }
  return [...known.values()];
}
