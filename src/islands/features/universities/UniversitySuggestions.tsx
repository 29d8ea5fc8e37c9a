import { universitySuggestions } from '../../../api/read/universities.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { usePause } from '../../ui/reading/usePause.ts';

/** The universities that what is typed may mean, for a field that names this list; any other text is as good. */
export default function UniversitySuggestions({ id, typed }: { id: string; typed: string }) {
  const search = usePause(typed.trim());
  const { data: suggested = [] } = useRead(search === '' ? null : universitySuggestions(search));
  return (
    <datalist id={id}>
      {suggested.map(({ name, otherName }) => (
        <option key={name} value={name}>
          {otherName}
        </option>
      ))}
    </datalist>
  );
}
