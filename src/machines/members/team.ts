import { read } from '../../api/reader/read.ts';
import { endpoints } from '../../contract/endpoints.ts';

/** The people of one's company, and for its owners who is invited. */
export const team = read(endpoints.listMembers, {});
