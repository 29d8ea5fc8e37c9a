import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { ProjectDetail } from '../../../../contract/projects/projects.ts';
import { stated } from '../../../../contract/testing/conditions.ts';
import { localTimeOf } from '../../../ui/form/local-time.ts';
import { asSent, draftName, keptForm, postedForm, startOf } from './post-form.ts';

const typed = {
  title: 'Footbridge',
  description: 'Check a span.',
  engineeringType: 'Civil' as const,
  duration: 10,
  location: 'Manchester',
};

test('a local time becomes the instant of the wire', () => {
  const local = '2031-05-04T12:30';
  expect(v.parse(keptForm, { ...typed, deadline: local }).deadline).toBe(
    new Date(local).toISOString(),
  );
});

test('no deadline is null', () => {
  expect(v.parse(keptForm, { ...typed, deadline: '' }).deadline).toBeNull();
  expect(v.parse(keptForm, typed)).toMatchObject({ deadline: null, places: 1, draft: false });
});

test('an empty number asks for one', () => {
  const { issues } = v.safeParse(keptForm, { ...typed, duration: Number.NaN });
  expect(issues?.[0].message).toBe('Duration is required.');
});

const source = { ...typed, places: 2, deadline: '2031-05-04T12:30:17.000Z' } as ProjectDetail;
const edit = { kind: 'edit', pid: 4 } as const;

test('an edit begins with the present values, and an untouched deadline keeps its seconds', () => {
  const start = startOf(edit, source);
  expect(start).toMatchObject({ title: 'Footbridge', places: 2 });
  const form = v.parse(keptForm, start);
  expect(asSent(form, edit, source).deadline).toBe(source.deadline);
  const later = v.parse(keptForm, { ...start, deadline: '2031-06-01T10:00' });
  expect(asSent(later, edit, source).deadline).toBe(new Date('2031-06-01T10:00').toISOString());
});

test('a copy has everything but the deadline, and a draft of its own', () => {
  const copy = { kind: 'copy', pid: 4 } as const;
  expect(startOf(copy, source)).toMatchObject({ title: 'Footbridge', deadline: '' });
  expect(new Set([draftName(copy), draftName(edit), draftName({ kind: 'new' })]).size).toBe(3);
  expect(localTimeOf(null)).toBe('');
});

test('an edit and a copy begin with the plan that was drafted', () => {
  const draftedPlan = [{ title: 'Survey', afterWeeks: 2, deliverable: 'Levels.' }];
  for (const kind of ['edit', 'copy'] as const)
    expect(startOf({ kind, pid: 4 }, { ...source, draftedPlan })).toMatchObject({ draftedPlan });
  expect(startOf({ kind: 'new' }, null)).toMatchObject({ draftedPlan: [] });
});

test('a milestone after the end is asked about at its own field', () => {
  const draftedPlan = [{ title: 'Survey', afterWeeks: 9, deliverable: 'Levels.' }];
  const { issues = [] } = v.safeParse(keptForm, { ...typed, ...stated, draftedPlan });
  expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
    ['draftedPlan.0.afterWeeks', 'The work lasts 8 weeks. Choose an earlier one, or a later end.'],
  ]);
});

describe('the conditions of a project', () => {
  const unfilled = { hoursPerWeek: Number.NaN, startDate: '', workplace: '', pay: '' };

  test('may wait while it is a draft', () => {
    expect(v.parse(keptForm, { ...typed, ...unfilled })).toMatchObject({
      hoursPerWeek: null,
      startDate: null,
      pay: null,
      deliverables: null,
    });
  });

  test('is asked for, each in its own sentence, before students can apply', () => {
    const { issues = [] } = v.safeParse(postedForm, { ...typed, ...unfilled });
    expect(issues.map(({ message }) => message)).toEqual([
      'Say what the student delivers.',
      'Hours per week are required.',
      'Start date is required.',
      'End date is required.',
      'Choose where the work is done.',
      'Say what the project pays, or that it is unpaid.',
      'Choose who owns the work.',
      'Choose what is confidential.',
    ]);
    expect(v.safeParse(postedForm, { ...typed, ...stated }).success).toBe(true);
  });

  test('has no more days of work than there are between its dates', () => {
    const fortnight = { ...typed, ...stated, startDate: '2031-12-07', endDate: '2031-12-20' };
    expect(v.safeParse(keptForm, { ...fortnight, duration: 14 }).success).toBe(true);
    const [issue] = v.safeParse(keptForm, { ...fortnight, duration: 42 }).issues ?? [];
    expect([issue && v.getDotPath(issue), issue?.message]).toEqual([
      'duration',
      'From the start to the end there are 14 days. Enter at most that, or choose a later end.',
    ]);
  });

  test('has its days in order, and its pay as a whole sum', () => {
    const wrong = { ...typed, ...stated, endDate: '2031-05-04', pay: 'EUR 12' };
    expect(v.safeParse(keptForm, wrong).issues?.[0].message).toBe('Choose a day after the start.');
    for (const pay of ['EUR ', 'EUR 0', 'EUR 1.5', 'a lot'])
      expect(v.safeParse(keptForm, { ...typed, ...stated, pay }).issues?.[0].message).toBe(
        'Enter the amount as a whole number, such as 1200.',
      );
  });
});
