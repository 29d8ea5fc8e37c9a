import { useTerms } from '../../../features/terms/useTerms.ts';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { addressWith } from '../../../ui/navigation/search.ts';
import { screens } from '../../screens.ts';

/** The term a student is in, which leads to all who are. */
export function InTerm({ id }: { id: number }) {
  const name = useTerms().find((term) => term.id === id)?.name;
  return (
    <ScreenLink to={addressWith(screens['manage-students'], { term: id })}>
      {name ?? 'A term'}
    </ScreenLink>
  );
}
