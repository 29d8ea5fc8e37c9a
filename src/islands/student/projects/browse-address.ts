import * as v from 'valibot';
import {
  type BrowseFilters,
  browseSorts,
  pageSizes,
  usualFilters,
} from '../../../api/read/browse.ts';
import { engineeringTypes } from '../../../contract/accounts/people.ts';
import { termInAddress } from '../../features/terms/term-address.ts';
import {
  addressWith,
  number,
  oneOf,
  page,
  pageSize,
  type Search,
  text,
} from '../../ui/navigation/search.ts';
import { screens } from '../screens.ts';

/** The dialog over the grid, and whose project it is about. */
export type Over = { readonly project: number } | { readonly apply: number };

const inAddress = v.object({
  search: text(200),
  engineering: oneOf(engineeringTypes, usualFilters.engineering),
  skills: text(300),
  maxDuration: number(3),
  location: text(100),
  paid: oneOf(['true'], ''),
  remote: oneOf(['true'], ''),
  maxHours: number(2),
  term: termInAddress,
  open: oneOf(['true'], ''),
  saved: oneOf(['true'], ''),
  sort: oneOf(browseSorts, usualFilters.sort),
  page,
  pageSize: pageSize(pageSizes, usualFilters.pageSize),
  project: number(),
  apply: number(),
});

/** The filters an address asks for; what it says wrongly or not at all is as usual. */
export function filtersFrom(search: Search): BrowseFilters {
  const {
    search: searchText,
    open,
    saved,
    paid,
    remote,
    project: _,
    apply: __,
    ...filters
  } = v.parse(inAddress, search);
  return {
    searchText,
    openOnly: open === 'true',
    savedOnly: saved === 'true',
    paidOnly: paid === 'true',
    remoteOnly: remote === 'true',
    ...filters,
  };
}

/** Remembered choices of an address, in its own spelling. */
export function choicesIn(search: Search): string {
  const { openOnly, sort } = filtersFrom(search);
  return new URL(addressOf({ ...usualFilters, openOnly, sort }), 'https://address').search;
}

/** The dialog an address asks for; null for none. */
export function overFrom(search: Search): Over | null {
  const { project, apply } = v.parse(inAddress, search);
  if (apply !== null) return { apply };
  return project === null ? null : { project };
}

/** The address that shows these filters, and a dialog over them. */
export const addressOf = (
  { searchText, openOnly, savedOnly, paidOnly, remoteOnly, ...filters }: BrowseFilters,
  over?: Over | null,
): string =>
  addressWith(
    screens.dashboard,
    {
      search: searchText,
      open: openOnly ? 'true' : '',
      saved: savedOnly ? 'true' : '',
      paid: paidOnly ? 'true' : '',
      remote: remoteOnly ? 'true' : '',
      ...filters,
      ...over,
    },
    { sort: usualFilters.sort, pageSize: usualFilters.pageSize },
  );
