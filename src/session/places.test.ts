import { expect, test } from 'vitest';
import { placeAfterSignIn } from './places.ts';

const site = 'https://trestle.example';
const after = (next: string | null) => placeAfterSignIn('Student', next, site);

test('sign-in leads to the role’s home, or to the page of this site that was asked for', () => {
  expect(after(null)).toBe('/student/dashboard');
  expect(after('/student/myproject?view=order')).toBe('/student/myproject?view=order');
});

test.each([
  'https://evil.example/student/dashboard',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'student/dashboard',
  '/admin/dashboard',
  '',
])('sign-in never leads to %s', (next) => {
  expect(after(next)).toBe('/student/dashboard');
});
