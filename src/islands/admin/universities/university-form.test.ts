import * as v from 'valibot';
import { expect, test } from 'vitest';
import { linesOf, universityLines } from './university-form.ts';

const leeds = {
  name: 'University of Leeds',
  otherNames: 'Leeds\n\n UoL \n',
  domains: ' Leeds.ac.uk',
  confirmsPlaces: false,
};

test('a line of the dialog is a name or a domain, and empty lines are none', () => {
  expect(v.parse(universityLines, leeds)).toEqual({
    name: 'University of Leeds',
    otherNames: ['Leeds', 'UoL'],
    domains: ['leeds.ac.uk'],
    confirmsPlaces: false,
  });
});

test('a line that is no domain is named', () => {
  const { issues } = v.safeParse(universityLines, { ...leeds, domains: 'leeds.ac.uk\nleeds' });
  expect(issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
    ['domains', '“leeds”: Enter a mail domain such as leeds.ac.uk.'],
  ]);
});

test('a university as listed is a form that may be saved', () => {
  const form = {
    name: 'Leeds',
    otherNames: ['UoL'],
    domains: ['leeds.ac.uk', 'leeds.example'],
    confirmsPlaces: true,
  };
  const row = { ...form, id: 1, students: 3, staff: 0, createdAt: '2031-01-01T00:00:00Z' };
  expect(v.parse(universityLines, linesOf(row))).toEqual(form);
});
