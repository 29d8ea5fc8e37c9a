import { type Assignment, type Instance, unassigned } from './instance.ts';
import { Offers } from './offers.ts';
import { type Pairs, pairsOf } from './pairs.ts';

/**
 * The company-optimal stable assignment: no company can do better in any stable one (algorithm
 * SPA-lecturer of Abraham, Irving and Manlove 2007, section 4).
 *
 * A company with room offers to its best student who still wants one of its projects with room; the
 * student keeps the better of two offers for good. A student's worse choices are gone from then on,
 * so each project's pointer moves one way. A company finds its best next offer in a heap of its own
 * projects: time linear in the lists but for the logarithm of a company's number of projects.
 *
 * The order in which companies offer does not change the result. They take turns in rounds, each round
 * in the order of their numbers: what they touch lies in memory in that order, which is most of the time
 * at a million students.
 */
export function companyOptimal(instance: Instance, pairs: Pairs = pairsOf(instance)): Assignment {
  const { students, companies, companyOf, companyCapacity, projectCapacity } = instance;
  const projectOf = new Int32Array(students).fill(unassigned);
  const choiceHeld = new Int32Array(students).fill(0x7fffffff);
  const projectCount = new Int32Array(instance.projects);
  const companyCount = new Int32Array(companies);
  const offers = new Offers(instance, pairs);

  let awake = Int32Array.from({ length: companies }, (_, company) => company);
  while (awake.length > 0) {
    for (const company of awake) {
      offers.openFreed(company);
      while (companyCount[company]! < companyCapacity[company]!) {
        const project = offers.best(company);
        if (project === unassigned) break;
        const pair = offers.next[project]!;
        const student = pairs.student[pair]!;
        offers.pass(project);
        if (pairs.choiceRank[pair]! >= choiceHeld[student]!) continue;

        const left = projectOf[student]!;
        if (left !== unassigned) {
          const former = companyOf[left]!;
          projectCount[left]! -= 1;
          companyCount[former]! -= 1;
          if (former === company) offers.open(left);
          else offers.free(left, former);
        }
        projectOf[student] = project;
        choiceHeld[student] = pairs.choiceRank[pair]!;
        projectCount[project]! += 1;
        companyCount[company]! += 1;
        if (projectCount[project] === projectCapacity[project]) offers.close(project);
      }
    }
    awake = offers.takeAwake();
  }
  return projectOf;
}
