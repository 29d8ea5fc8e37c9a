import * as v from 'valibot';
import { isSample } from '../../../api/sample/origin.ts';
import type { RecordKind } from '../../../contract/reports/history.ts';
import { addressWith, number, page, type Search } from '../../ui/navigation/search.ts';
import { screens } from '../screens.ts';

export interface RecordPlace {
  /** Page of the related records. */
  readonly page: number;
  /** Null if no application is open over the record. */
  readonly application: number | null;
}

/** The address of a record: `/admin/student?student=5`. */
export const recordAddress = (
  kind: RecordKind,
  id: number,
  place: Partial<RecordPlace> = {},
): string => addressWith(screens[kind], { [kind]: id, ...place });

/** Null for rows without a record: the page's own sample, and rows without a number. */
export const recordAddressOf = (
  kind: RecordKind | undefined,
  id: number | null | undefined,
): string | null => (isSample || !kind || id == null ? null : recordAddress(kind, id));

const inAddress = v.object({ page, application: number() });

/** Parses the record in an address, null for none, and the place on it. */
export const recordIn = (
  kind: RecordKind,
  search: Search,
): RecordPlace & { id: number | null } => ({
  ...v.parse(inAddress, search),
  id: v.parse(number(), search[kind]),
});
