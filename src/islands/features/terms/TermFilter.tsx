import { Select } from '../../ui/form/Select.tsx';
import { useTerms } from './useTerms.ts';
import './term-filter.scss';

interface Props {
  /** The number of a term, `none`, or empty for all. */
  term: string;
  /** Label for projects without a term; absent if that is no choice. */
  none?: string;
  /** True if its label is shown above it. */
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
      <Select
        id="term-filter"
        value={term}
        options={[
          ['', 'All terms'],
          ...terms.map(({ id, name }) => [id, name] as const),
          ...(none ? [['none', none] as const] : []),
        ]}
        onChoose={onChoose}
      />
    </div>
  );
}
