import { expect, test } from 'vitest';
import { recordAddress, recordFrom, studentQueryFrom, studentsAddress } from './addresses.ts';

const searchOf = (address: string) =>
  Object.fromEntries(new URL(address, 'http://here').searchParams);

test('the filters of a list stand in its address', () => {
  const query = {
    standing: 'At risk',
    university: 3,
    engineeringType: 'Civil',
    collegeYear: 'Final',
    mine: 'true',
    searchText: 'Ada & Co',
    term: '7',
    sort: 'name',
    page: 2,
  } as const;
  expect(studentQueryFrom(searchOf(studentsAddress(query)))).toEqual(query);
  expect(studentsAddress(studentQueryFrom({}))).toBe('/faculty/students');
});

test('nonsense in an address is as usual', () => {
  const search = { standing: 'Asleep', university: 'x', type: 'Naval', year: '9', page: '-1' };
  expect(studentsAddress(studentQueryFrom(search))).toBe('/faculty/students');
});

test('a record names its student, and which applications are shown', () => {
  expect(recordFrom(searchOf(recordAddress(7, 2)))).toEqual({ student: 7, page: 2 });
  expect(recordFrom({})).toEqual({ student: null, page: 1 });
});
