import { me } from '../../contract/students/students.ts';
import { wholeStudent } from '../original-api.ts';
import { read } from './read.ts';

/** Who the signed-in student is: asked once for the whole area, and again when something has changed. */
export const currentStudent = {
  ...read(me, {}, wholeStudent),
  staleTime: Number.POSITIVE_INFINITY,
};
