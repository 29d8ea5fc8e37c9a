import { sql } from 'kysely';
import type { OwnAssignment } from '../../../../../src/contract/assignments/assignment-results.ts';
import { ordinal } from '../../../../../src/contract/words/ordinal.ts';

/** Counts the choices of the student of `assignment_entries e` in its run, and those they ranked. */
export const choicesOf = sql`
  select count(*)::int as choices, count(i.preference)::int as ordered
  from assignment_entries i where i.run_id = e.run_id and i.student_id = e.student_id`;

/** A student's result in a sentence. Choices they have not ranked are not called theirs. */
export function resultInWords(
  place: OwnAssignment['place'],
  { choices, ordered }: { choices: number; ordered: number },
): string {
  const asked = choices === 1 ? 'your only choice' : `any of your ${choices} choices`;
  const filledIn = choices > 1 && ordered < choices;
  if (!filledIn)
    return place
      ? `The assignment gave you your ${ordinal(place.choice)} choice of ${choices}: “${place.title}”.`
      : `The assignment could not give you ${asked}.`;
  const others = ordered === 0 ? 'They' : 'The others';
  const order = `You put ${ordered === 0 ? 'none' : ordered} of your ${choices} applications in order. ${others} followed by how well they fit you.`;
  if (!place)
    return `The assignment could not give you a place in any of your ${choices} projects. ${order}`;
  return place.choice <= ordered
    ? `The assignment gave you your ${ordinal(place.choice)} choice: “${place.title}”. ${order}`
    : `The assignment gave you “${place.title}”, which you had not put in order. ${order}`;
}
