import { expect, test } from 'vitest';
import {
  datedFrom,
  draftAgain,
  planAgain,
  planOfMate,
  templateFor,
  templateOf,
  templatesWithin,
  templateWeeks,
  withinWeeks,
} from './plan-templates.ts';
import type { PlannedMilestone } from './plans.ts';

test.each(templateWeeks)(
  'the plan of %i weeks ends with them, one milestone after another',
  (weeks) => {
    const days = datedFrom(templateOf(weeks), '2031-02-24').map(({ dueOn }) => dueOn);
    expect(days).toEqual([...days].sort());
    expect(new Set(days).size).toBe(days.length);
    expect(Date.parse(days.at(-1)!) - Date.parse('2031-02-24')).toBe(weeks * 7 * 86_400_000);
  },
);

test('a template that is longer than the work ends with it, its milestones as far apart in proportion', () => {
  const dated = datedFrom(templateOf(8), '2031-02-24', '2031-03-24');
  expect(dated.at(-1)!.dueOn).toBe('2031-03-24');
  expect(new Set(dated.map(({ dueOn }) => dueOn)).size).toBe(dated.length);
  const short = datedFrom(templateOf(4), '2031-02-24', '2031-12-24');
  expect(short).toEqual(datedFrom(templateOf(4), '2031-02-24'));
  const drafted = withinWeeks(templateOf(8), 4);
  expect(drafted.map(({ afterWeeks }) => afterWeeks)).toEqual([1, 2, 3, 4]);
  expect(withinWeeks(templateOf(8), null)).toEqual(templateOf(8));
});

test.each([
  [null, [2, 4, 8, 12]],
  [1, []],
  [2, [2]],
  [3, [2, 4]],
  [4, [2, 4, 8]],
  [52, [2, 4, 8, 12]],
])('work of %s weeks has room for the templates %j', (weeks, templates) => {
  expect(templatesWithin(weeks)).toEqual(templates);
});

test('a template gives way to a shorter one where the work has no room for it', () => {
  const weeksOf = (weeks: number) =>
    templateFor(8, weeks, null).map(({ afterWeeks }) => afterWeeks);
  expect([weeksOf(9), weeksOf(6), weeksOf(3), weeksOf(2)]).toEqual([
    [1, 3, 6, 8],
    [1, 2, 5, 6],
    [1, 2, 3],
    [1, 2],
  ]);
});

test('a template ends with what the project asks for', () => {
  const asked = templateOf(8, 'A model of the weir.').map(({ deliverable }) => deliverable);
  expect(asked).toEqual([
    ...templateOf(8)
      .slice(0, -1)
      .map(({ deliverable }) => deliverable),
    'A model of the weir.',
  ]);
});

test('an earlier plan keeps its distances, over the change of clocks too', () => {
  const milestones: PlannedMilestone[] = [
    { number: 1, title: 'Survey', deliverable: 'Levels.', by: 'team', dueOn: '2031-03-10' },
    { number: 4, title: 'Drawing', deliverable: 'A section.', by: 'each', dueOn: '2031-04-07' },
  ];
  expect(planAgain({ agreedOn: '2031-03-03', milestones }, '2031-10-20')).toEqual([
    { title: 'Survey', deliverable: 'Levels.', by: 'team', dueOn: '2031-10-27' },
    { title: 'Drawing', deliverable: 'A section.', by: 'each', dueOn: '2031-11-24' },
  ]);
  const shorter = planAgain({ agreedOn: '2031-03-03', milestones }, '2031-10-20', '2031-11-10');
  expect(shorter.map(({ dueOn }) => dueOn)).toEqual(['2031-10-24', '2031-11-10']);
});

test('a mate’s plan keeps its days: a team works to one plan', () => {
  const survey = {
    title: 'Survey',
    deliverable: 'Levels.',
    by: 'team',
    dueOn: '2031-03-10',
  } as const;
  expect(planOfMate({ milestones: [{ number: 4, ...survey }] })).toEqual([survey]);
});

test('an earlier plan becomes a draft in whole weeks, none of them before the first', () => {
  const milestones: PlannedMilestone[] = [
    { number: 1, title: 'Kick-off', deliverable: 'A page.', by: 'each', dueOn: '2031-03-05' },
    { number: 2, title: 'Survey', deliverable: 'Levels.', by: 'each', dueOn: '2031-03-18' },
  ];
  const drafted = draftAgain({ agreedOn: '2031-03-03', milestones });
  expect(drafted.map(({ title, afterWeeks }) => [title, afterWeeks])).toEqual([
    ['Kick-off', 1],
    ['Survey', 2],
  ]);
  expect(datedFrom(drafted, '2031-10-20').map(({ dueOn }) => dueOn)).toEqual([
    '2031-10-27',
    '2031-11-03',
  ]);
});
