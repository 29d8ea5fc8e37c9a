import * as v from 'valibot';
import type { BoardQuery } from '../../../../api/read/engagements.ts';
import { workStandings } from '../../../../contract/engagements/engagements.ts';
import { addressWith, oneOf, page, type Search, text } from '../../../ui/navigation/search.ts';
import { termInAddress } from '../../terms/term-address.ts';

const inAddress = v.object({
  standing: oneOf(workStandings, ''),
  search: text(100),
  term: termInAddress,
  page,
});

/** Which part of the board an address shows. */
export function boardQueryFrom(given: Search): BoardQuery {
  const { search: searchText, ...query } = v.parse(inAddress, given);
  return { ...query, searchText };
}

export const boardAddress = (
  screen: string,
  { searchText: search, ...query }: Partial<BoardQuery>,
): string => addressWith(screen, { ...query, search });
