import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Project } from '../../../contract/projects.ts';
import { localTimeOf } from '../../ui/form/local-time.ts';
import { asSent, draftName, postForm, startOf } from './post-form.ts';

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

const source = { ...typed, places: 2, deadline: '2031-05-04T12:30:17.000Z' } as Project;
const edit = { kind: 'edit', pid: 4 } as const;

test('what is edited begins as it is, and a deadline nobody touched keeps its seconds', () => {
  const start = startOf(edit, source);
  expect(start).toMatchObject({ title: 'Footbridge', places: 2 });
  const form = v.parse(postForm, start);
  expect(asSent(form, edit, source).deadline).toBe(source.deadline);
  const later = v.parse(postForm, { ...start, deadline: '2031-06-01T10:00' });
  expect(asSent(later, edit, source).deadline).toBe(new Date('2031-06-01T10:00').toISOString());
});

test('a copy has everything but the deadline, and a draft of its own', () => {
  const copy = { kind: 'copy', pid: 4 } as const;
  expect(startOf(copy, source)).toMatchObject({ title: 'Footbridge', deadline: '' });
  expect(new Set([draftName(copy), draftName(edit), draftName({ kind: 'new' })]).size).toBe(3);
  expect(localTimeOf(null)).toBe('');
});
