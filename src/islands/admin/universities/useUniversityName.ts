import * as v from 'valibot';
import { university } from '../../../api/read/universities.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { number } from '../../ui/navigation/search.ts';

/** What the university is called that an address asks for by its number, or `none`; null where it asks for neither. */
export function useUniversityName(asked: string): string | null {
  const id = v.parse(number(), asked);
  const { data } = useRead(id === null ? null : university(id));
  if (id === null) return asked === 'none' ? 'No university' : null;
  return data?.name ?? `University ${id}`;
}
