import { expect, test } from 'vitest';
import type { Application } from '../contract/applications/applications.ts';
import type { Project } from '../contract/projects/projects.ts';
import type { Student } from '../contract/students/students.ts';
import {
  fullStudent,
  rowOf,
  wholeApplication,
  wholeProject,
  wholeStudent,
} from './original-api.ts';

const ada = { sId: 7, firstName: 'Ada' } as Student;

test('fields the original API lacks get the values for unknown', () => {
  expect(wholeStudent(ada)).toMatchObject({ sId: 7, profileImage: null, skills: '', links: [] });
  expect(wholeProject({ pid: 1 } as Project)).toMatchObject({ deadline: null, fit: null });
  expect(wholeApplication({ applicationId: 1 } as Application).preference).toBeNull();
});

test('fields of the original API stay unchanged', () => {
  const known = { ...wholeStudent(ada), skills: 'CAD', availableDays: 30 };
  expect(wholeStudent(known)).toEqual(known);
});

test('places are never made up', () => {
  expect(wholeProject({ pid: 1 } as Project).places).toBeUndefined();
});

test('an answer that is a sentence or nothing leaves the row that was sent', () => {
  for (const answer of ['Student updated.', '', undefined, null])
    expect(rowOf(answer, ada)).toBe(ada);
  expect(rowOf({ sId: 7, firstName: 'Augusta' }, ada)).toEqual({ sId: 7, firstName: 'Augusta' });
});

test('the full student is sent with their number and picture', () => {
  expect(fullStudent({ ...ada, profileImage: null }, { firstName: 'Augusta' })).toEqual({
    sId: 7,
    firstName: 'Augusta',
    profileImage: null,
  });
});
