import { engineeringTypes } from '../../../contract/accounts/people.ts';
import type { AssignmentScope } from '../../../contract/assignments/assignment-run.ts';
import { TermFilter } from '../../features/terms/TermFilter.tsx';

interface Props {
  scope: AssignmentScope;
  onChoose: (change: Partial<AssignmentScope>) => void;
}

/** Which kinds of projects take part. */
export function ScopeFields({ scope, onChoose }: Props) {
  return (
    <div className="assign-choices">
      <TermFilter
        isLabelled
        term={String(scope.termId ?? '')}
        onChoose={(term) => onChoose({ termId: Number(term) || null })}
      />
      <label className="field">
        <span className="form-label">Engineering type</span>
        <select
          className="form-select"
          value={scope.engineeringType}
          onChange={({ target }) =>
            onChoose({ engineeringType: target.value as AssignmentScope['engineeringType'] })
          }
        >
          <option value="">All types</option>
          {engineeringTypes.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </select>
      </label>
      <label className="field">
        <span className="form-label">Deadline on or before</span>
        <input
          type="date"
          className="form-control"
          value={scope.deadlineBefore.slice(0, 10)}
          onChange={({ target }) =>
            onChoose({ deadlineBefore: target.value && `${target.value}T23:59:59.999Z` })
          }
        />
      </label>
    </div>
  );
}
