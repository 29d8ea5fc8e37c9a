import { expect, test } from 'vitest';
import { addressOf, viewFrom } from './applications-address.ts';

const first = {
  past: false,
  page: 1,
  application: null,
  editing: false,
  ordering: false,
  term: '',
} as const;

test('only the tab of ongoing applications has no query', () => {
  expect(addressOf({})).toBe('/student/myproject');
  expect(addressOf({ past: true, page: 2, application: 41 })).toBe(
    '/student/myproject?show=past&page=2&application=41',
  );
  expect(addressOf({ ordering: true })).toBe('/student/myproject?view=order');
});

test.each([
  first,
  { ...first, past: true, page: 3, application: 41 } as const,
  { ...first, past: true, term: '7' },
  { ...first, ordering: true, application: 7 },
  { ...first, application: 7, editing: true },
])('reads back what it wrote: %o', (view) => {
  const { searchParams } = new URL(addressOf(view), 'https://trestle.example');
  expect(viewFrom(Object.fromEntries(searchParams))).toEqual(view);
});

test('takes nonsense as what goes on, with nothing open', () => {
  expect(viewFrom({ show: 'lost', page: '0', application: 'x', view: 'y', edit: 'yes' })).toEqual(
    first,
  );
});
