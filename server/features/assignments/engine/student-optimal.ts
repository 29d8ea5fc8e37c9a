import { Holding } from './holding.ts';
import type { Assignment, Instance } from './instance.ts';
import { field, noWish, type Wishes, wishesOf } from './wishes.ts';

/** So few that what was looked up is still in the cache when it is asked. */
const lookedUpTogether = 512;

/**
 * The student-optimal stable assignment: no student can do better in any stable one (algorithm SPA-student of Abraham,
 * Irving and Manlove 2007, section 3). Students ask in the order of their lists, and a refused student asks for their
 * next wish. Time is linear in the total length of the lists, apart from sorting the wishes and the logarithm of a
 * project's places.
 *
 * The order in which students ask does not change the result. They ask in rounds, each in the order of the wishes in
 * memory, company by company: reading memory takes most of the time at a million students. A separate loop looks up
 * their ranks first, so that the processor waits for many at once.
 */
export function studentOptimal(
  instance: Instance,
  wishes: Wishes = wishesOf(instance),
): Assignment {
  const { fields } = wishes;
  const holding = new Holding(instance, wishes);
  const places = new Int32Array(lookedUpTogether);
  let asked = wishes.first.filter((wish) => wish !== noWish);
  while (asked.length > 0) {
    asked.sort();
    let count = 0;
    for (let from = 0; from < asked.length; from += lookedUpTogether) {
      const to = Math.min(from + lookedUpTogether, asked.length);
      for (let at = from; at < to; at += 1) places[at - from] = fields[asked[at]! + field.place]!;
      for (let at = from; at < to; at += 1) {
        const turnedDown = holding.ask(asked[at]!, places[at - from]!);
        // Each wish turns down one at most, so this place was read already.
        if (turnedDown !== noWish) asked[count++] = turnedDown;
      }
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
