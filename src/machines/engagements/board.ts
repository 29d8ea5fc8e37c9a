import { read, readPage } from '../../api/reader/read.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { WorkStanding } from '../../contract/engagements/board.ts';

export const boardPerPage = 25;

/** Which of the work that runs is looked at. */
export interface BoardQuery {
  readonly standing: WorkStanding | '';
  readonly searchText: string;
  /** The number of a term, `none` for what is in none, or empty for all. */
  readonly term: string;
  readonly page: number;
}

/** One page of the board; who has kept somebody waiting longest comes first. */
export const board = ({ page, ...query }: BoardQuery) =>
  readPage(endpoints.listBoard, { query }, { page, pageSize: boardPerPage });

/** How much of it has each standing. */
export const boardCounts = ({ searchText, term }: BoardQuery) => ({
  ...read(endpoints.countBoard, { query: { searchText, term } }),
  isKept: () => true,
});
