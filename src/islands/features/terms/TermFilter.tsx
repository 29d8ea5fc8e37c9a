import { useTerms } from './useTerms.ts';
import './term-filter.scss';

interface Props {
  /** The number of a term, `none`, or empty for all. */
  term: string;
  /** What is called so that is in no term; left out where that is not asked for. */
  none?: string;
  /** Whether its label stands above it. */
  isLabelled?: boolean;
  onChoose: (term: string) => void;
}

/** Leaves what is in one term, the current one first; nothing where the programme has no terms. */
export function TermFilter({ term, none, isLabelled = false, onChoose }: Props) {
  const terms = useTerms();
  if (terms.length === 0) return null;
  return (
    <div className="term-filter">
      <label className={isLabelled ? 'form-label' : 'visually-hidden'} htmlFor="term-filter">
        Term
      </label>
      <select
        id="term-filter"
        className="form-select"
        value={term}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">All terms</option>
        {terms.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {none && <option value="none">{none}</option>}
      </select>
    </div>
  );
}
