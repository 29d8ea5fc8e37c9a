import { expect, test } from 'vitest';
import { templateFrom, templateWeeks } from './plan-templates.ts';

test.each(templateWeeks)(
  'the plan of %i weeks ends with them, one milestone after another',
  (weeks) => {
    const days = templateFrom(weeks, '2031-02-24').map(({ dueOn }) => dueOn);
    expect(days).toEqual([...days].sort());
    expect(new Set(days).size).toBe(days.length);
    expect(Date.parse(days.at(-1)!) - Date.parse('2031-02-24')).toBe(weeks * 7 * 86_400_000);
  },
);
