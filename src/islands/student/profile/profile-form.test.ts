import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type Student, studentForm } from '../../../contract/students/students.ts';
import { ProfileFacts } from './ProfileFacts.tsx';
import ProfileForm from './ProfileForm.tsx';
import { formOf, profileForm } from './profile-form.ts';

const ada: Student = {
  sId: 7,
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@student.example',
  engineeringType: 'Civil',
  collegeYear: 'Final',
  university: 'London',
  newEmail: null,
  profileImage: null,
  skills: 'CAD, FEM',
  bio: 'I build engines.',
  links: ['https://ada.example/'],
  availableDays: 45,
};
const fields = Object.keys(studentForm.entries) as (keyof typeof studentForm.entries)[];

test.each(fields)('the form asks for %s', (field) => {
  const form = { student: ada, draft: 'profile', alert: null, failure: null, isBusy: false };
  const html = renderToStaticMarkup(
    createElement(ProfileForm, { ...form, onSubmit() {}, onCancel() {} }),
  );
  expect(html).toMatch(new RegExp(`id="field-${field}(\\.0)?"`));
});

test.each(fields)('the profile shows %s', (field) => {
  const html = renderToStaticMarkup(createElement(ProfileFacts, { student: ada, onEdit() {} }));
  for (const value of String(ada[field]).split(', ')) {
    expect(value).not.toBe('');
    expect(html).toContain(value);
  }
});

test('a student as loaded is a form that may be sent', () => {
  expect(v.parse(profileForm, formOf(ada))).toEqual(formOf(ada));
});

test('empty lines for links are left out; one that is no address is told at its line', () => {
  const links = ['', 'https://ada.example', ''];
  expect(v.parse(profileForm, { ...formOf(ada), links }).links).toEqual(['https://ada.example/']);
  const { issues } = v.safeParse(profileForm, { ...formOf(ada), links: ['', 'javascript:1'] });
  expect(issues?.map((issue) => v.getDotPath(issue))).toEqual(['links.1']);
});

test('a type that is no longer one of ours is asked for', () => {
  const { issues } = v.safeParse(profileForm, formOf({ ...ada, engineeringType: 'Naval' }));
  expect(issues?.[0]?.message).toBe('Choose an engineering type.');
});
