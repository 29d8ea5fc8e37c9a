import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ordinal } from '../../../../../src/contract/words/ordinal.ts';
import { explainMissed } from './explain.ts';
import { solve } from './solve.ts';
import { drawOf, orderWishes, type Wish } from './wishes.ts';

let number = 0;
const wish = (studentId: number, projectId: number, said: Partial<Wish> = {}): Wish => ({
  applicationId: ++number,
  studentId,
  projectId,
  status: 'Under Review',
  preference: null,
  companyRank: null,
  asks: { skills: 'CAD', engineeringType: 'Civil', duration: 20 },
  offers: { skills: '', engineeringType: 'Civil', availableDays: null },
  ...said,
});
const unpinned = { pins: [], exclusions: [] };
const skilled = { skills: 'CAD', engineeringType: 'Civil', availableDays: null };

describe('the orders of an assignment', () => {
  test('rankings come first, then fit, then the draw', () => {
    const ranked = wish(1, 9, { companyRank: 1 });
    const fitting = wish(2, 9, { offers: skilled });
    const plain = [wish(3, 9), wish(4, 9)];
    const ordered = orderWishes([...plain, fitting, ranked], 42);
    const by = (studentId: number) => ordered.find((one) => one.studentId === studentId);
    expect(by(1)).toMatchObject({ standing: 1, stoodBy: 'company' });
    expect(by(2)).toMatchObject({ standing: 2, stoodBy: 'fit' });
    expect(by(3)).toMatchObject({ stoodBy: 'draw' });
    expect([by(3)?.standing, by(4)?.standing].sort()).toEqual([3, 4]);
  });

  test('a student’s own order stands before fit', () => {
    const ordered = orderWishes(
      [wish(1, 7, { offers: skilled }), wish(1, 8, { preference: 1 })],
      42,
    );
    expect(ordered.map(({ projectId, choice }) => [projectId, choice])).toEqual([
      [8, 1],
      [7, 2],
    ]);
  });

  test('the same wishes and seed give the same orders, whatever order they were read in', () => {
    const drawn = fc.array(fc.tuple(fc.nat(5), fc.nat(5)), { maxLength: 20 });
    fc.assert(
      fc.property(drawn, fc.nat(), fc.integer(), (pairs, seed, shuffle) => {
        const wishes = pairs.map(([student, project]) => wish(student + 1, project + 1));
        const other = [...wishes].sort(
          (one, two) => drawOf(shuffle, one.applicationId) - drawOf(shuffle, two.applicationId),
        );
        expect(orderWishes(other, seed)).toEqual(orderWishes(wishes, seed));
      }),
      { seed: 11 },
    );
  });

  test('another seed draws otherwise, and every seed draws each as often first', () => {
    const firsts = new Map<number, number>();
    const wishes = [wish(1, 5), wish(2, 5), wish(3, 5)];
    for (let seed = 0; seed < 3_000; seed += 1) {
      const first = orderWishes(wishes, seed).find(({ standing }) => standing === 1)!.studentId;
      firsts.set(first, (firsts.get(first) ?? 0) + 1);
    }
    for (const count of firsts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(120);
    expect(firsts.size).toBe(3);
  });
});

describe('a proposal', () => {
  test('counts places, ranks and pairs, and says which seats stay empty', () => {
    const wishes = orderWishes(
      [
        wish(1, 5, { preference: 1, companyRank: 2 }),
        wish(2, 5, { preference: 1, companyRank: 1 }),
        wish(1, 6, { preference: 2, companyRank: 1 }),
      ],
      1,
    );
    const projects = [
      { projectId: 5, places: 1 },
      { projectId: 6, places: 2 },
      { projectId: 7, places: 1 },
    ];
    const { proposals, short } = solve(wishes, projects, unpinned);
    expect(proposals.map(({ kind }) => kind)).toEqual(['students', 'companies', 'rank']);
    expect(proposals[0]).toMatchObject({
      placed: 2,
      profile: [1, 1],
      blockingPairs: 0,
      differs: 0,
    });
    expect([...short]).toEqual([0, 1, 1]);
  });

  test('without wishes or projects is empty', () => {
    expect(solve([], [], unpinned).proposals.map(({ placed }) => placed)).toEqual([0, 0, 0]);
  });
});

describe('why not the first choice', () => {
  const why = {
    places: 2,
    taken: 2,
    pinned: 0,
    worst: 3,
    setAside: null,
    standing: 5,
    applicants: 9,
    stoodBy: 'fit',
  } as const;

  test('says who came first without a name, and what decided', () => {
    expect(explainMissed(why)).toBe(
      'All 2 places went to students ranked higher. Rank: 5th of 9 in its order, by fit, because the company gave no rank.',
    );
    expect(explainMissed({ ...why, places: 1, taken: 1 })).toMatch(/^Its only place went/);
  });

  test('says so where a place was left aside for the sake of all', () => {
    expect(explainMissed({ ...why, worst: 7 })).toMatch(/^Not given, so that more students/);
  });

  test('says what the programme chose beforehand, and neither for whom nor why', () => {
    expect(explainMissed({ ...why, pinned: 1 })).toMatch(
      /^The programme’s office gave 1 of its 2 places beforehand; the other went to a student ranked higher\. Rank: 5th/,
    );
    expect(explainMissed({ ...why, pinned: 2, worst: null })).toMatch(
      /^All 2 places were given by the programme’s office beforehand\. Rank: 5th/,
    );
    expect(explainMissed({ ...why, pinned: 1, worst: 7 })).toMatch(/^Not given, so that more/);
    expect(explainMissed({ ...why, setAside: 'exclusion' })).toBe(
      'The programme’s office left this application out of this assignment.',
    );
    expect(explainMissed({ ...why, setAside: 'pin' })).toBe(
      'Not considered, because the programme’s office had already given a place elsewhere.',
    );
  });

  test('counts as people do', () => {
    expect([1, 2, 3, 4, 11, 12, 13, 21, 22].map(ordinal)).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '12th',
      '13th',
      '21st',
      '22nd',
    ]);
  });
});
