import { me } from '../../contract/students/students.ts';
import { wholeStudent } from '../original-api.ts';
import { read } from './read.ts';

/** Signed-in student, read once for the whole area and again after a change. */
export const currentStudent = {
  ...read(me, {}, wholeStudent),
  staleTime: Number.POSITIVE_INFINITY,
};
