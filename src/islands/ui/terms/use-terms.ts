import type { Programme } from '../../../contract/terms/terms.ts';
import { programme } from '../../../machines/terms/programme.ts';
import { useRead } from '../reading/useRead.ts';

/** The terms, the current one first; none while they are not known, and on an API that has none. */
export function useTerms(): Programme['terms'] {
  return useRead(programme).data?.terms ?? [];
}
