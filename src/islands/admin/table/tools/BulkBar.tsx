import { bulkActionsOf } from '../../../../contract/reports/bulk-actions.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { actOf } from '../../bulk-actions/words.ts';
import type { FoundRows, RowAct, TableDefinition } from '../definition.ts';
import type { TableDialogs } from '../useDialogs.tsx';

interface Props {
  definition: TableDefinition<object>;
  selected: readonly object[];
  found: FoundRows;
  /** True if every match on every page is chosen, rather than single rows. */
  isMatching: boolean;
  /** Null where not all matches can be chosen, or not yet. */
  onSelectMatching: (() => void) | null;
  over: TableDialogs;
  clearSelection: () => void;
}

/** Acts on all chosen rows, or on everything a search finds; the latter are previewed. */
export default function BulkBar(props: Props) {
  const { definition, selected, found, isMatching, onSelectMatching, over } = props;
  const { source, many, LetterDialog } = definition;
  const { bulkActionKind: kind, noun, idOf } = source;
  const { total, hasMore, query } = found;
  const number = isMatching ? total : selected.length;
  const counted = `${number.toLocaleString('en')} ${number === 1 ? noun : many}`;
  const ids = selected.map(idOf).filter((id) => id !== null);
  return (
    <section className="bulk-bar bar-at-foot" aria-label="Selected">
      <p className="m-0" role="status">
        {isMatching ? 'All ' : ''}
        <strong>{counted}</strong>
        {isMatching ? ' that match selected' : ' selected'}
      </p>
      {!isMatching && onSelectMatching && hasMore && (
        <p className="note soft m-0">
          More than {total.toLocaleString('en')} match. Narrow the search to select all.
        </p>
      )}
      {!isMatching && onSelectMatching && !hasMore && (
        <Button look="link" size="sm" onClick={onSelectMatching}>
          Select all {total.toLocaleString('en')} that match
        </Button>
      )}
      <div className="d-flex flex-wrap gap-2">
        {LetterDialog && (
          <Act
            label={`Write to ${counted}`}
            onClick={() =>
              over.write(isMatching ? found : { ...found, ids, total: number, hasMore: false })
            }
          />
        )}
        {isMatching && kind
          ? bulkActionsOf[kind].map((act) => (
              <Act
                key={act}
                isDeletion={act === 'delete'}
                label={actOf({ act, kind }, total)}
                onClick={() => over.actOnMatching(query, act)}
              />
            ))
          : actsFor(definition, selected).map(([{ act, label }, rows]) => (
              <Act
                key={act}
                label={`${label} ${rows.length}`}
                onClick={() => over.actOn(rows, act)}
              />
            ))}
        {!isMatching && (
          <Act
            isDeletion
            label={`Delete ${selected.length}`}
            onClick={() => over.remove(selected)}
          />
        )}
        <Button look="quiet" size="sm" onClick={props.clearSelection}>
          Clear selection
        </Button>
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
  return (
    <Button size="sm" look={isDeletion ? 'outline-danger' : 'outline'} onClick={onClick}>
      {label}
    </Button>
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
