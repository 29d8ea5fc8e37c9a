import { readPage } from '../../../api/read/read.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { isSample } from '../../../api/sample/origin.ts';
import { listUniversities } from '../../../contract/universities/managed-universities.ts';
import type { TableFilter } from '../table/definition.ts';

/** As many as one can choose among; the others are found by the search. */
const first = readPage(listUniversities, { query: { sort: 'name' } }, { page: 1, pageSize: 100 });

/**
 * A table's filter by university, by its number.
 * @param asked what the address says
 * @param none what those of none are called, where there are such
 */
export function useUniversityFilter(asked: string, none = ''): TableFilter[] {
  const { data } = useRead(isSample ? null : first);
  const known = (data?.rows ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  const isKnown = asked === '' || asked === 'none' || known.some(({ value }) => value === asked);
  const options = isKnown ? known : [{ value: asked, label: `University ${asked}` }, ...known];
  const orNone = none === '' ? options : [...options, { value: 'none', label: none }];
  return [{ name: 'university', label: 'University', all: 'All universities', options: orNone }];
}
