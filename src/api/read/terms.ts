import { listTerms, type Programme } from '../../contract/terms/terms.ts';
import { type Read, read } from './read.ts';

/** The terms of the programme, asked once for a while: they change a few times a year. */
export const programme: Read<Programme> = {
  ...read(listTerms, {}),
  staleTime: 300_000,
};
