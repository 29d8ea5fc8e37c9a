import * as v from 'valibot';
import type { BoardQuery, EngagementQuery } from '../../../api/read/engagements.ts';
import { engagementStates, workStandings } from '../../../contract/engagements/engagements.ts';
import { addressWith, number, oneOf, page, type Search, text } from '../../ui/navigation/search.ts';
import { termInAddress } from '../terms/term-address.ts';
import { type OfficeAct, officeActs } from './office-acts.ts';

const inAddress = v.object({
  engagement: number(),
  state: oneOf(engagementStates, ''),
  turn: oneOf(['company'], ''),
  view: oneOf(['all'], ''),
  act: oneOf(officeActs, ''),
  page,
});

/** The room that an address is about, null for the list; and which part of a list or history it shows. */
export interface WorkPlace extends EngagementQuery {
  readonly engagement: number | null;
  /** Of the office: the board of what runs, or a list of all, also of what has ended. */
  readonly view: 'all' | '';
  /** What is begun as soon as the room opens; empty for nothing. */
  readonly act: OfficeAct | '';
}

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

/** Which part of the board an address shows. */
export function boardQueryFrom(given: Search): BoardQuery {
  const { search: searchText, ...query } = v.parse(boardInAddress, given);
  return { ...query, searchText };
}

export const boardAddress = (
  screen: string,
  { searchText: search, ...query }: Partial<BoardQuery>,
): string => addressWith(screen, { ...query, search });
