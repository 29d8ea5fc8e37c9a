import * as v from 'valibot';
import { university } from '../../../api/read/universities.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { number } from '../../ui/navigation/search.ts';
import type { TableFilter } from '../table/definition.ts';

/** A table's filter by the university that an address asks for by its number, or by `none`; none where it asks for neither. */
export function useUniversityFilter(asked: string): TableFilter[] {
  const id = v.parse(number(), asked);
  const { data } = useRead(id === null ? null : university(id));
  if (id === null && asked !== 'none') return [];
  const label = id === null ? 'No university' : (data?.name ?? `University ${id}`);
  const options = [{ value: asked, label }];
  return [{ name: 'university', label: 'University', all: 'All universities', options }];
}
