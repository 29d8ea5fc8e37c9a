import * as v from 'valibot';
import { type StudentQuery, studentSorts } from '../../api/read/universities.ts';
import { collegeYears, engineeringTypes } from '../../contract/accounts/people.ts';
import { standingFilters } from '../../contract/universities/faculty.ts';
import { termInAddress } from '../features/terms/term-address.ts';
import { addressWith, number, oneOf, page, type Search, text } from '../ui/navigation/search.ts';
import { screens } from './screens.ts';

const studentsInAddress = v.object({
  standing: oneOf(standingFilters, ''),
  university: number(),
  type: oneOf(engineeringTypes, ''),
  year: oneOf(collegeYears, ''),
  term: termInAddress,
  mine: oneOf(['true'], 'false'),
  search: text(100),
  sort: oneOf(studentSorts, 'newest'),
  page,
});

/** Filters and order of the students in an address. */
export function studentQueryFrom(search: Search): StudentQuery {
  const { type, year, search: searchText, ...query } = v.parse(studentsInAddress, search);
  return { ...query, engineeringType: type, collegeYear: year, searchText };
}

export const studentsAddress = ({
  engineeringType: type,
  collegeYear: year,
  searchText: search,
  ...query
}: Partial<StudentQuery>): string =>
  addressWith(
    screens.students,
    { ...query, type, year, search },
    { sort: 'newest', mine: 'false' },
  );

const recordInAddress = v.object({ student: number(), page });

/** Parses the student's record in an address, null for none, and the page of their applications. */
export const recordFrom = (search: Search): { student: number | null; page: number } =>
  v.parse(recordInAddress, search);

export const recordAddress = (student: number, at = 1): string =>
  addressWith(screens.student, { student, page: at });
