import type { TableQuery } from '../../../../api/tables/asked.ts';
import { bulkActionsOf } from '../../../../contract/reports/bulk-actions.ts';
import { actOf, peopleOf } from '../../bulk-actions/words.ts';
import type { RowAct, TableDefinition } from '../definition.ts';
import type { TableDialogs } from '../useDialogs.tsx';

interface Props {
  definition: TableDefinition<object>;
  selected: readonly object[];
  /** How many match on all pages. */
  total: number;
  hasMore: boolean;
  /** The search whose every match is chosen, on every page; null where rows are. */
  matching: TableQuery | null;
  /** Null where not all matches can be chosen, or not yet. */
  onSelectMatching: (() => void) | null;
  over: TableDialogs;
  clearSelection: () => void;
}

/** What can be done with all chosen rows, or all that a search finds: the latter is shown before it begins. */
export default function BulkBar(props: Props) {
  const { definition, selected, total, hasMore, matching, onSelectMatching, over } = props;
  const { source, many } = definition;
  const { massKind: kind } = source;
  return (
    <section className="bulk-bar" aria-label="Selected">
      {matching && kind ? (
        <p role="status">
          All <strong>{peopleOf(kind, total)}</strong> that match selected
        </p>
      ) : (
        <p role="status">
          <strong>{selected.length}</strong> {selected.length === 1 ? source.noun : many} selected
        </p>
      )}
      {!matching && onSelectMatching && hasMore && (
        <p className="note soft">
          More than {total.toLocaleString('en')} match. Narrow the search to select all.
        </p>
      )}
      {!matching && onSelectMatching && !hasMore && (
        <button type="button" className="btn btn-sm btn-link" onClick={onSelectMatching}>
          Select all {total.toLocaleString('en')} that match
        </button>
      )}
      <div className="d-flex flex-wrap gap-2">
        {matching && kind
          ? bulkActionsOf[kind].map((act) => (
              <Act
                key={act}
                isDeletion={act === 'delete'}
                label={actOf({ act, kind }, total)}
                onClick={() => over.actOnMatching(matching, act)}
              />
            ))
          : actsFor(definition, selected).map(([{ act, label }, rows]) => (
              <Act
                key={act}
                label={`${label} ${rows.length}`}
                onClick={() => over.actOn(rows, act)}
              />
            ))}
        {!matching && (
          <Act
            isDeletion
            label={`Delete ${selected.length}`}
            onClick={() => over.remove(selected)}
          />
        )}
        <button type="button" className="btn btn-sm btn-quiet" onClick={props.clearSelection}>
          Clear selection
        </button>
      </div>
    </section>
  );
}

interface ActProps {
  isDeletion?: boolean;
  label: string;
  onClick: () => void;
}

function Act({ isDeletion, label, onClick }: ActProps) {
  const look = isDeletion ? 'danger' : 'primary';
  return (
    <button type="button" className={`btn btn-sm btn-outline-${look}`} onClick={onClick}>
      {label}
    </button>
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
