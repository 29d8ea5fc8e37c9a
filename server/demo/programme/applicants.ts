import type { EngineeringType } from '../../../src/contract/accounts/people.ts';
import type { Chance } from '../chance.ts';
import type { InventedStudent } from '../people/students.ts';

/** Of ten applicants, one studies something else. */
const ownField = 0.9;

/**
 * Finds students for a project of one type: each had joined by then and comes once.
 * `students` are in the order they joined.
 */
export function applicantsFor(
  type: EngineeringType,
  students: readonly InventedStudent[],
  chance: Chance,
): (at: Date) => InventedStudent | null {
  const sameField = students.filter(({ engineeringType }) => engineeringType === type);
  const asked = new Set<InventedStudent>();
  return (at) => {
    const from = chance.happens(ownField) ? sameField : students;
    const here = joinedBy(from, at);
    if (here === 0) return null;
    const student = from[chance.whole(0, here - 1)]!;
    if (asked.has(student)) return null;
    asked.add(student);
    return student;
  };
}

/** How many had joined by then. */
function joinedBy(students: readonly InventedStudent[], at: Date): number {
  const later = students.findIndex(({ joinedAt }) => joinedAt > at);
  return later === -1 ? students.length : later;
}
