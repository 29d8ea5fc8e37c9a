import * as v from 'valibot';
import { isSample } from '../../../api/sample/origin.ts';
import type { RecordKind } from '../../../contract/reports/history.ts';
import { addressWith, number, page, type Search } from '../../ui/navigation/search.ts';
import { screens } from '../screens.ts';

/** Where on a record one stands. */
export interface RecordPlace {
  /** Which page of what hangs on it. */
  readonly page: number;
  /** Whose application lies open over it; null for none. */
  readonly application: number | null;
}

/** The address of a record: `/admin/student?student=5`. */
export const recordAddress = (
  kind: RecordKind,
  id: number,
  place: Partial<RecordPlace> = {},
): string => addressWith(screens[kind], { [kind]: id, ...place });

/** The same where a row may have no record: a sample in the page, or a row that came without its number. */
export const recordAddressOf = (
  kind: RecordKind | undefined,
  id: number | null | undefined,
): string | null => (isSample || !kind || id == null ? null : recordAddress(kind, id));

const inAddress = v.object({ page, application: number() });

/** Which record an address is about, null for none, and where on it. */
export const recordIn = (
  kind: RecordKind,
  search: Search,
): RecordPlace & { id: number | null } => ({
  ...v.parse(inAddress, search),
  id: v.parse(number(), search[kind]),
});
