import * as v from 'valibot';
import { accountStates, collegeYears, engineeringTypes } from '../accounts/people.ts';
import { credentialNumbers } from '../credentials/credentials.ts';
import { endpoint, says } from '../endpoint.ts';
import { idInPath, text } from '../fields.ts';
import { encodingNames } from '../spreadsheet/encodings.ts';
import {
  choice,
  csvUpload,
  deleteQuery,
  importAnswer,
  importModes,
  tableCall,
  tableEntries,
} from '../table.ts';
import { termInQuery } from '../terms/terms.ts';
import { instant } from '../time.ts';
import { student, studentFields } from './students.ts';

const { resume: _resume, ...listed } = student.entries;

/** A student as an admin lists them: the résumé is for those they apply to. */
const managedStudent = v.object({
  ...listed,
  state: v.picklist(accountStates),
  joinedAt: instant,
});
export type ManagedStudent = v.InferOutput<typeof managedStudent>;

/** A student's record: as they are listed, with the university they fall under; null for none. */
const studentRecord = v.object({
  ...managedStudent.entries,
  fallsUnder: v.nullable(v.object({ id: v.number(), name: v.string() })),
});
export type StudentRecord = v.InferOutput<typeof studentRecord>;

/** Columns of an admin's table of students and its export. */
export const studentColumns = [
  'firstName',
  'lastName',
  'email',
  'engineeringType',
  'collegeYear',
  'university',
  'joinedAt',
] as const;

const filters = {
  ...tableEntries(studentColumns),
  engineeringType: choice(engineeringTypes, 'Choose an engineering type.'),
  collegeYear: choice(collegeYears, 'Choose a college year.'),
  state: choice(accountStates, 'Choose a state.'),
  /** The number of the university they fall under, or `none` for those who fall under none. */
  university: v.optional(
    v.union(
      [v.picklist(['', 'none']), idInPath],
      'This must be the number of a university, or none.',
    ),
    '',
  ),
  term: termInQuery,
  /** Students of a term, or of all, without a place in a project of their term. */
  unplaced: v.optional(v.picklist(['', 'true'], 'This must be true, or empty.'), ''),
};

const { page: _, pageSize: __, ...unpaged } = filters;
/** Students of a whole list, over all its pages. */
export const studentsMatching = v.object(unpaged);

const audience = { Admin: 'any' } as const;
export const listStudents = endpoint({
  ...tableCall.list,
  route: 'GET /students',
  summary: 'Students, newest first',
  query: v.object(filters),
  reply: { kind: 'json', schema: v.array(managedStudent) },
});

export const getStudent = endpoint({
  route: 'GET /students/{id}',
  summary: 'A student as an admin lists them, with the university they fall under',
  audience,
  reply: { kind: 'json', schema: studentRecord },
});

export const newStudent = v.object(studentFields);
export type NewStudent = v.InferOutput<typeof newStudent>;

export const addStudent = endpoint({
  ...tableCall.add,
  route: 'POST /Students/add',
  summary: 'Add a student and email an invitation to choose a password',
  body: newStudent,
  reply: { kind: 'json', schema: managedStudent, status: 201 },
  problems: ['email-taken'],
});

export const deleteStudent = endpoint({
  ...tableCall.remove,
  route: 'DELETE /students/{id}',
  summary: 'Delete a student and all their data',
  asksPassword: true,
  /** Credentials to revoke with the student; the others stay valid. */
  query: v.object({ ...deleteQuery.entries, revoke: v.optional(credentialNumbers) }),
  reply: says('Student deleted.'),
  problems: ['others-depend'],
});

export const setStudentState = endpoint({
  ...tableCall.setState,
  route: 'PUT /students/{id}/state',
  summary: 'Disable or enable a student’s account',
  reply: { kind: 'json', schema: managedStudent },
});

export const inviteStudentAgain = endpoint({
  ...tableCall.inviteAgain,
  route: 'POST /students/{id}/invitation',
  summary: 'Email a student their invitation to choose a password again',
  problems: ['not-invited'],
});

export const exportStudents = endpoint({
  ...tableCall.export,
  route: 'GET /Students/export',
  summary: 'Export the list of students as CSV, with formulas escaped',
  query: studentsMatching,
});

/** Column of each field in the file; defaults to the field's own name. */
const columnNames = Object.fromEntries(
  Object.keys(studentFields).map((field) => [field, v.optional(text(100), '')]),
) as Record<keyof NewStudent, v.OptionalSchema<ReturnType<typeof text>, ''>>;

export const importStudents = endpoint({
  route: 'POST /Students/import',
  summary: 'Import students from a file: a trial, then all rows or the valid ones',
  audience,
  asksPassword: true,
  query: v.object({
    mode: v.optional(v.picklist(importModes, 'This must be trial, whole or skip.'), 'trial'),
    ...columnNames,
    /** Column with a student's term; a file may have none. */
    term: v.optional(text(100), ''),
    /** If absent, the encoding is guessed. */
    encoding: v.optional(v.picklist(encodingNames, 'Choose how the file is encoded.')),
  }),
  upload: csvUpload,
  idempotent: true,
  reply: { kind: 'json', schema: importAnswer },
  problems: ['too-large', 'unsupported-media-type', 'file-unreadable'],
});
