import {
  type MassActKind,
  type MassActName,
  massActsOf,
} from '../../../../contract/reports/bulk-actions.ts';
import { actOf, peopleOf } from '../../bulk-actions/words.ts';

interface Props {
  kind: MassActKind;
  /** How many a search finds. */
  total: number;
  onAct: (act: MassActName) => void;
  onClear: () => void;
}

/** What can be done with all that a search finds, on every page. Each act is shown before it begins. */
export default function MatchingBar({ kind, total, onAct, onClear }: Props) {
  return (
    <section className="bulk-bar" aria-label="Selected">
      <p role="status">
        All <strong>{peopleOf(kind, total)}</strong> that match selected
      </p>
      <div className="d-flex flex-wrap gap-2">
        {massActsOf[kind].map((act) => (
          <button
            key={act}
            type="button"
            className={`btn btn-sm ${act === 'delete' ? 'btn-outline-danger' : 'btn-outline-primary'}`}
            onClick={() => onAct(act)}
          >
            {actOf({ act, kind }, total)}
          </button>
        ))}
        <button type="button" className="btn btn-sm btn-quiet" onClick={onClear}>
          Clear selection
        </button>
      </div>
    </section>
  );
}
