import { describe, expect, test } from 'vitest';
import { factorsOf, type Given, pointedOut } from './peer-shares.ts';

/** Who gives, a row each; in the same order what each member is given. */
type Table = Readonly<Record<string, readonly number[]>>;

const told = (table: Table) => {
  const names = Object.keys(table);
  const team = names.map((name, id) => ({ id, name }));
  const given = names.flatMap((name, giver) =>
    table[name]!.map((points, member): Given => ({ giver, member, points })),
  );
  return { team, given };
};
const factors = (table: Table) => {
  const { team, given } = told(table);
  return factorsOf(team, given).map(({ factor }) => Number(factor.toFixed(2)));
};
const said = (table: Table) => {
  const { team, given } = told(table);
  return pointedOut(team, given);
};

describe('a factor', () => {
  // amandadoughty/moodle-mod_peerwork, calculator/webpa/tests/calculator_test.php, of November 2025, its two criteria added up.
  const sample: Table = {
    Alice: [4, 4, 3, 2, 1],
    Bob: [3, 5, 3, 2, 0],
    Claire: [4, 4, 4, 4, 4],
    David: [3, 5, 4, 3, 1],
    Elaine: [],
  };
  const without = (at: number): Table =>
    Object.fromEntries(
      Object.entries(sample).map(([name, row]) => [
        name,
        row.map((points, member) => (member === at ? 0 : points)),
      ]),
    );
  test.each<[string, Table, number[]]>([
    ['WebPA’s example, in which Elaine gives nothing', sample, [1.13, 1.48, 1.12, 0.86, 0.42]],
    ['its outlier: nobody gave Alice anything', without(0), [0, 1.92, 1.45, 1.1, 0.53]],
    [
      'its outlier: only Alice gave',
      { Alice: sample.Alice!, Bob: [], Claire: [], David: [], Elaine: [] },
      [1.43, 1.43, 1.07, 0.71, 0.36],
    ],
    ['its outlier: Elaine neither gave nor got', without(4), [1.24, 1.59, 1.22, 0.95, 0]],
    [
      'the example of the docstring',
      { Ana: [2, 2, 1], Ben: [3, 3, 0], Cleo: [] },
      [1.35, 1.35, 0.3],
    ],
    ['points of any size', { Ana: [1, 1], Ben: [5, 5] }, [1, 1]],
  ])('of %s', (_, table, expected) => expect(factors(table)).toEqual(expected));

  test('goes by who knew whom: a member who joined later loses nothing by what was given before', () => {
    const { team } = told({ Ana: [], Ben: [], Cleo: [] });
    const given = [
      { giver: 0, member: 0, points: 3 },
      { giver: 0, member: 1, points: 3 },
      ...[0, 1, 2].map((member) => ({ giver: 1, member, points: 2 })),
    ];
    expect(factorsOf(team, given).map(({ factor }) => factor)).toEqual([1, 1, 1]);
  });

  test('is nobody’s of whom nobody was asked', () => {
    const { team } = told({ Ana: [], Ben: [] });
    const given = [{ giver: 0, member: 0, points: 3 }];
    expect(factorsOf(team, given)).toEqual([{ id: 0, name: 'Ana', factor: 1 }]);
  });

  test('counts only those it is asked about, and still who gave and has gone', () => {
    const { team, given } = told({ Ana: [4, 2, 5], Ben: [2, 4, 5], Cleo: [5, 0, 0] });
    const two = team.slice(0, 2);
    expect(factorsOf(two, given).map(({ factor }) => factor.toFixed(2))).toEqual(['1.33', '0.67']);
  });
});

describe('it is pointed out, and not judged,', () => {
  test.each<[string, Table, string[]]>([
    [
      'that two agree',
      { Ana: [3, 5, 1], Ben: [5, 3, 1], Cleo: [2, 2, 5] },
      [
        'Ana and Ben gave each other much more than Cleo gave either of them.',
        'Cleo kept a much larger share than the others gave Cleo.',
      ],
    ],
    [
      'that two are against each other',
      { Ana: [4, 0, 4, 4], Ben: [0, 4, 4, 4], Cleo: [3, 3, 3, 3], Dan: [3, 3, 3, 3] },
      ['Ana and Ben gave each other much less than the others gave either of them.'],
    ],
    [
      'that somebody keeps much',
      { Ana: [5, 1], Ben: [3, 3] },
      ['Ana kept a much larger share than Ben gave Ana.'],
    ],
    ['not that one alone gave much', { Ana: [3, 5, 1], Ben: [3, 3, 3], Cleo: [3, 3, 3] }, []],
    ['not that one alone gave little', { Ana: [3, 1, 3], Ben: [3, 3, 3], Cleo: [3, 3, 3] }, []],
    ['not what all see alike', { Ana: [5, 3, 1], Ben: [5, 3, 1], Cleo: [5, 3, 1] }, []],
    ['nothing where one alone gave', { Ana: [5, 0, 0], Ben: [], Cleo: [] }, []],
  ])('%s', (_, table, expected) => expect(said(table)).toEqual(expected));
});
