import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pinCosts } from '../../engine/pin-costs.ts';
import { explainMissed } from './explain.ts';
import { instanceOf, pairsIn } from './run-instance.ts';
import { solve } from './solve.ts';
import type { OrderedWish } from './wishes.ts';

const page = readFileSync(new URL('../../../../../docs/matching.md', import.meta.url), 'utf8');

/** The cells of the table whose head begins so. */
function table(head: string): string[][] {
  const lines = page.slice(page.indexOf(`| ${head}`)).split('\n');
  const end = lines.findIndex((line) => !line.startsWith('|'));
  return lines.slice(2, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const people = table('Student |');
const offered = table('Project |');
const outcomes = table('Way | Ada');
const studentIds = new Map(people.map(([name], at) => [name!, at + 1]));
const projectIds = new Map(offered.map(([name], at) => [name!, at + 1]));
const titles = [...projectIds.keys()];

const wishes: OrderedWish[] = people.flatMap(([name, ...choices]) =>
  choices
    .filter((title) => title !== '')
    .map((title, at) => {
      const ranked = offered.find(([project]) => project === title)![2]!.split(', ');
      return {
        applicationId: studentIds.get(name!)! * 10 + at,
        studentId: studentIds.get(name!)!,
        projectId: projectIds.get(title)!,
        choice: at + 1,
        standing: ranked.indexOf(name!) + 1,
        stoodBy: 'company',
      };
    }),
);
const projects = offered.map(([title, places]) => ({
  projectId: projectIds.get(title!)!,
  places: Number(places),
}));

test('the worked example of the page comes out as the page says', () => {
  expect(wishes.every(({ standing }) => standing > 0)).toBe(true);
  const { proposals } = solve(wishes, projects, { pins: [], exclusions: [] });
  const computed = proposals.map(({ granted }) =>
    Array.from(granted, (at) => titles[wishes[at]!.projectId - 1]),
  );
  expect(outcomes.map(([, ...places]) => places)).toEqual(computed);
  expect(proposals.map((proposal) => proposal.blockingPairs)).toEqual([0, 0, 1]);
  expect(proposals[2]?.blocking).toEqual([
    { studentId: studentIds.get('Emily'), projectId: projectIds.get('dam') },
  ]);
});

test('Mary’s pin comes out as the page says, and costs what it says', () => {
  const pin = { studentId: studentIds.get('Mary')!, projectId: projectIds.get('dam')! };
  const pinned = { pins: [pin], exclusions: [] };
  const [best] = solve(wishes, projects, pinned).proposals;
  expect(table('Way, with the pin')).toEqual([
    [
      'Best for students',
      ...Array.from(best!.granted, (at) => (at < 0 ? '' : titles[wishes[at]!.projectId - 1])),
    ],
  ]);
  const run = instanceOf(wishes, projects);
  const { pins } = pairsIn(run, projects, pinned);
  const cost = { placed: -1, worse: 1, worseBy: 1, better: 1, betterBy: 1, blocking: 3 };
  expect(pinCosts(run.instance, pins, [])).toEqual({ each: [cost], together: cost });
});

test('Emily reads what the page says she reads', () => {
  const sentence = explainMissed({
    places: 1,
    taken: 1,
    pinned: 0,
    worst: 1,
    setAside: null,
    standing: 2,
    applicants: 4,
    stoodBy: 'company',
  });
  expect(page.replaceAll('\n', ' ')).toContain(sentence);
});
