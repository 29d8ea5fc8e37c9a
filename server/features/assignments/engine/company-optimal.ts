import { companyOrder, noOffer, offer, offerWidth } from './company-order.ts';
import { type Assignment, type Instance, longestList, unassigned } from './instance.ts';
import { Offers } from './offers.ts';
import { type Wishes, wishesOf } from './wishes.ts';

/**
 * The company-optimal stable assignment: no company can do better in any stable one (algorithm
 * SPA-lecturer of Abraham, Irving and Manlove 2007, section 4).
 *
 * A company with room offers to its best student who still wants one of its projects with room; the
 * student keeps the better of two offers for good, so no offer is made twice. A company finds its best
 * next offer in a heap of its own projects: time linear in the lists but for the logarithm of a company's
 * number of projects, and for sorting what is given up.
 *
 * The order in which companies offer, and when they hear of what is given up, does not change the result.
 * They take turns in rounds and hear between them, in the order of their numbers: what they touch lies in
 * memory in that order. What students hold lies anywhere, and is looked up in a loop that does nothing else,
 * so that the processor waits for many at once. That is most of the time at a million students.
 */
export function companyOptimal(
  instance: Instance,
  wishes: Wishes = wishesOf(instance),
): Assignment {
  const { students, companies } = instance;
  const order = companyOrder(instance, wishes);
  const { fields } = order;
  const offers = new Offers(instance, order);
  const choiceHeld = nothingHeld(instance);
  const held = new Int32Array(students).fill(noOffer);
  const taken = new Int32Array(fields.length / offerWidth);
  const takers = new Int32Array(taken.length);

  let awake = Int32Array.from({ length: companies }, (_, company) => company);
  while (awake.length > 0) {
    let count = 0;
    for (const company of awake) {
      for (let made = offers.best(company); made !== noOffer; made = offers.best(company)) {
        const student = fields[made + offer.student]!;
        const choice = fields[made + offer.choice]!;
        const isTaken = choice < choiceHeld[student]!;
        offers.made(company, made, isTaken);
        if (!isTaken) continue;
        choiceHeld[student] = choice;
        taken[count] = made;
        takers[count] = student;
        count += 1;
      }
    }
    awake = offers.heard(givenUp(held, taken.subarray(0, count), takers).sort());
  }

  const projectOf = new Int32Array(students);
  for (let student = 0; student < students; student += 1) {
    const kept = held[student]!;
    projectOf[student] = kept === noOffer ? unassigned : fields[kept + offer.project]!;
  }
  return projectOf;
}

/** Which of their choices students hold: one past all lists at first, in as few bytes as the longest list allows. */
function nothingHeld({ students, choiceStart }: Instance): Uint8Array | Int32Array {
  const longest = longestList(choiceStart);
  const held = longest < 256 ? new Uint8Array(students) : new Int32Array(students);
  return held.fill(longest);
}

/** Puts the offers taken in place of those held. @returns those that were held before, where the taken stood */
function givenUp(held: Int32Array, taken: Int32Array<ArrayBuffer>, takers: Int32Array) {
  let count = 0;
  for (let at = 0; at < taken.length; at += 1) {
    const student = takers[at]!;
    const before = held[student]!;
    held[student] = taken[at]!;
    // As many were read by now as are written.
    if (before !== noOffer) taken[count++] = before;
  }
  return taken.subarray(0, count);
}
