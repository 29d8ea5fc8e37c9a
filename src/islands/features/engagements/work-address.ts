import * as v from 'valibot';
import type { BoardQuery } from '../../../api/read/engagements.ts';
import { engagementStates, workStandings } from '../../../contract/engagements/engagements.ts';
import { addressWith, number, oneOf, page, type Search, text } from '../../ui/navigation/search.ts';
import { termInAddress } from '../terms/term-address.ts';
import { officeActs } from './office-acts.ts';

const inAddress = v.object({
  /** Null for the list. */
  engagement: number(),
  state: oneOf(engagementStates, ''),
  turn: oneOf(['company'], ''),
  /** Act to begin as soon as the room opens. */
  act: oneOf(officeActs, ''),
  /** Page of the list, or of the room’s history. */
  page,
});

type WorkPlace = v.InferOutput<typeof inAddress>;

export const workPlaceFrom = (search: Search): WorkPlace => v.parse(inAddress, search);

/** The address of a room or of the list, on this area’s screen for work. */
export const workAddress = (screen: string, place: Partial<WorkPlace> = {}): string =>
  addressWith(screen, { ...place });

const boardInAddress = v.object({
  standing: oneOf(workStandings, ''),
  search: text(100),
  term: termInAddress,
  page,
});

export function boardQueryFrom(given: Search): BoardQuery {
  const { search: searchText, ...query } = v.parse(boardInAddress, given);
  return { ...query, searchText };
}

export const boardAddress = (
  screen: string,
  { searchText: search, ...query }: Partial<BoardQuery>,
): string => addressWith(screen, { ...query, search });
