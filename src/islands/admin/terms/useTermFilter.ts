import { programme } from '../../../api/read/terms.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { isSample } from '../../../api/sample/origin.ts';
import type { TableFilter } from '../table/definition.ts';

/** A table's filter by term, the current one first; none where the programme has no terms. `asked` is what the address says. */
export function useTermFilter(asked: string, none: string): TableFilter[] {
  const { data } = useRead(isSample ? null : programme);
  const known = (data?.terms ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  // Until the terms are known, the one in the address has to pass.
  const options =
    known.length > 0 || !/^[1-9]\d*$/.test(asked) ? known : [{ value: asked, label: 'Term' }];
  if (options.length === 0) return [];
  const orNone = [...options, { value: 'none', label: none }];
  return [{ name: 'term', label: 'Term', all: 'All terms', options: orNone }];
}
