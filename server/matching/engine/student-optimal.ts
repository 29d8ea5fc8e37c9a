import { Holding } from './holding.ts';
import type { Assignment, Instance } from './instance.ts';
import { field, noWish, type Wishes, wishesOf } from './wishes.ts';

/**
 * The student-optimal stable assignment: no student can do better in any stable one (algorithm
 * SPA-student of Abraham, Irving and Manlove 2007, section 3). Students ask in the order of their lists;
 * whoever is turned down asks for their next wish. Time linear in the total length of the lists but for
 * sorting what is asked and the logarithm of a project's places.
 *
 * The order in which students ask does not change the result. They ask in rounds, each round in the order
 * in which the wishes lie in memory, company by company: that is most of the time at a million students.
 */
export function studentOptimal(
  instance: Instance,
  wishes: Wishes = wishesOf(instance),
): Assignment {
  const { fields } = wishes;
  const holding = new Holding(instance, wishes);
  let asked = wishes.first.filter((wish) => wish !== noWish);
  while (asked.length > 0) {
    asked.sort();
    let count = 0;
    for (const wish of asked) {
      const turnedDown = holding.ask(wish);
      // Each wish turns down one at most, so this place was read already.
      if (turnedDown !== noWish) asked[count++] = turnedDown;
    }
    let waiting = 0;
    for (let at = 0; at < count; at += 1) {
      const following = fields[asked[at]! + field.following]!;
      if (following !== noWish) asked[waiting++] = following;
    }
    asked = asked.subarray(0, waiting);
  }
  return holding.assignment();
}
