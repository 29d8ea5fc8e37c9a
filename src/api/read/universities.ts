import type { CollegeYear, EngineeringType } from '../../contract/accounts/people.ts';
import {
  countFacultyStudents,
  currentFaculty as currentFacultyCall,
  exportFacultyStudents,
  getFacultyStudent,
  listFacultyApplications,
  listFacultyStudents,
  type StandingFilter,
} from '../../contract/universities/faculty.ts';
import { listFacultyNotes } from '../../contract/universities/faculty-notes.ts';
import {
  getUniversity,
  listUniversities,
  listUnplaced,
  previewMerge,
} from '../../contract/universities/managed-universities.ts';
import { getUnconfirmed } from '../../contract/universities/membership.ts';
import { listRecommendations } from '../../contract/universities/recommendations.ts';
import {
  suggestUniversities,
  type UniversitySuggestion,
} from '../../contract/universities/universities.ts';
import { download } from '../client.ts';
import { linesPerPage } from './page.ts';
import { keepPrevious, type Read, read, readPage } from './read.ts';

/** One university, as an admin lists it. */
export const university = (id: number) => read(getUniversity, { params: { id } });

/** Preview of a merge of two universities. */
export const mergePreview = (id: number, into: number) =>
  read(previewMerge, { params: { id }, query: { into: String(into) } });

export const unplacedPerPage = 25;

/** One page of the texts by students that match no university. */
export const unplacedTexts = ({ searchText, page }: { searchText: string; page: number }) =>
  readPage(listUnplaced, { query: { searchText } }, { page, pageSize: unplacedPerPage });

/** Universities whose names hold what is typed; those for fewer letters stay until they come. */
export const universitySuggestions = (search: string): Read<readonly UniversitySuggestion[]> =>
  keepPrevious(read(suggestUniversities, { query: { search } }));

/** Universities an admin can choose; the first ones before anything is typed. */
export const universityChoices = (searchText: string) =>
  readPage(listUniversities, { query: { searchText, sort: 'name' } }, { page: 1, pageSize: 20 });

/** Recommendations of the signed-in student; the original API has none. */
export const ownRecommendations = read(listRecommendations, {});

export const studentsPerPage = 25;

/** The orders of the list: the newest first, by name, or the most pressing first. */
export const studentSorts = ['newest', 'name', 'pressing'] as const;

/** Filters and order of a staff member's students. */
export interface StudentQuery {
  readonly standing: StandingFilter | '';
  /** The number of a university; null for all of theirs. */
  readonly university: number | null;
  readonly engineeringType: EngineeringType | '';
  readonly collegeYear: CollegeYear | '';
  /** The number of a term, `none` for who is in none, or empty for all. */
  readonly term: string;
  /** Only those one looks after as academic supervisor. */
  readonly mine: 'true' | 'false';
  readonly searchText: string;
  readonly sort: (typeof studentSorts)[number];
  readonly page: number;
}

/** Without paging and order, as the counts and the file are asked for too. */
const narrowing = ({
  university,
  engineeringType,
  collegeYear,
  term,
  mine,
  searchText,
}: StudentQuery) => ({
  university: university === null ? ('' as const) : String(university),
  engineeringType,
  collegeYear,
  term,
  mine,
  searchText,
});

const listed = (query: StudentQuery) => ({
  ...narrowing(query),
  standing: query.standing,
  sort: ({ newest: '', name: 'lastName', pressing: 'standing' } as const)[query.sort],
});

/** Signed-in member of staff, with their universities. */
export const currentFaculty = read(currentFacultyCall, {});

/** One page of the students of their universities. */
export const facultyStudents = (query: StudentQuery) =>
  readPage(
    listFacultyStudents,
    { query: listed(query) },
    { page: query.page, pageSize: studentsPerPage },
  );

/** The first few who need their university. */
export const studentsInNeed = readPage(
  listFacultyStudents,
  { query: { standing: 'Needs attention', sort: 'standing' } },
  { page: 1, pageSize: 5 },
);

/** One student who names a university without proof, after the one who is left for later. */
export const unconfirmedStudent = (after: number | null) =>
  read(getUnconfirmed, { query: { after: after === null ? '' : String(after) } });

export const standingCounts = (query: StudentQuery) =>
  keepPrevious(read(countFacultyStudents, { query: narrowing(query) }));

/** Exports the students of all pages. */
export const studentsFile = (query: StudentQuery): Promise<Blob> =>
  download(exportFacultyStudents, { query: listed(query) });

export const facultyStudent = (id: number) => read(getFacultyStudent, { params: { id } });

/** A student's applications, newest first. */
export const facultyApplications = (id: number, page: number) =>
  readPage(listFacultyApplications, { params: { id } }, { page, pageSize: linesPerPage });

/** Written by the reader about a student, newest first. */
export const facultyNotes = (id: number) => read(listFacultyNotes, { params: { id } });
