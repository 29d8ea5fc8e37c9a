import * as v from 'valibot';
import { expect, test } from 'vitest';
import { postForm } from './post-form.ts';

const typed = {
  title: 'Footbridge',
  description: 'Check a span.',
  engineeringType: 'Civil' as const,
  duration: 10,
  location: 'Manchester',
};

test('a local time becomes the instant of the wire', () => {
  const local = '2031-05-04T12:30';
  expect(v.parse(postForm, { ...typed, deadline: local }).deadline).toBe(
    new Date(local).toISOString(),
  );
});

test('no deadline is null', () => {
  expect(v.parse(postForm, { ...typed, deadline: '' }).deadline).toBeNull();
  expect(v.parse(postForm, typed)).toMatchObject({ deadline: null, places: 1, draft: false });
});

test('an empty number asks for one', () => {
  const { issues } = v.safeParse(postForm, { ...typed, duration: Number.NaN });
  expect(issues?.[0].message).toBe('Duration is required.');
});
