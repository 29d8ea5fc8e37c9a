import { programme } from '../../../api/read/terms.ts';
import { useRead } from '../../../api/read/useRead.ts';
import type { Programme } from '../../../contract/terms/terms.ts';

/** The terms, the current one first; none while they are not known, and on an API that has none. */
export function useTerms(): Programme['terms'] {
  return useRead(programme).data?.terms ?? [];
}
