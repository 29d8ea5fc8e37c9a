import { read } from '../../api/reader/read.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { wholeStudent } from '../calls/original-api.ts';

/** Who the signed-in student is: asked once for the whole area, and again when something has changed. */
export const currentStudent = {
  ...read(endpoints.me, {}, wholeStudent),
  staleTime: Number.POSITIVE_INFINITY,
};
