import { endpoints } from '../../contract/endpoints.ts';
import { read } from './read.ts';

/** A student's own portfolio, and what it can show. */
export const ownPortfolio = read(endpoints.getPortfolio, {});
