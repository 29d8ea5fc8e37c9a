import { answered, keyFor } from '../../../api/act/sending-key.ts';
import { upload } from '../../../api/upload.ts';
import type { Encoding } from '../../../contract/spreadsheet/encodings.ts';
import { importStudents, type NewStudent } from '../../../contract/students/managed-students.ts';
import type { ImportAnswer, ImportMode } from '../../../contract/table.ts';

/** Fields of a student in the file, with their labels. */
export const studentFieldNames = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  engineeringType: 'Engineering type',
  collegeYear: 'College year',
  university: 'University',
  term: 'Term',
} as const satisfies Record<keyof NewStudent | 'term', string>;
export type StudentField = keyof typeof studentFieldNames;
export const studentFieldKeys = (Object.keys(studentFieldNames) as StudentField[]).filter(
  (field) => field !== 'term',
);

/** Column of each field; empty if none was found. */
export type Mapping = Readonly<Record<StudentField, string>>;

/** The columns that are called as the fields are, however they are written. */
export function mappingFor(header: readonly string[]): Mapping {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
  const columnFor = (field: StudentField) =>
    header.find((name) =>
      [field, studentFieldNames[field]].some((known) => plain(known) === plain(name)),
    ) ?? '';
  return Object.fromEntries(
    [...studentFieldKeys, 'term' as const].map((field) => [field, columnFor(field)]),
  ) as unknown as Mapping;
}

/** True if every required field has a column. */
export const isMapped = (mapping: Mapping): boolean =>
  studentFieldKeys.every((field) => mapping[field] !== '');

export interface Sending {
  readonly file: File;
  readonly encoding: Encoding | undefined;
  readonly mapping: Mapping;
  readonly mode: ImportMode;
}

/** Sends the file. Sending it again unchanged after a lost answer returns the first result. */
export async function sendFile(
  { file, encoding, mapping, mode }: Sending,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<ImportAnswer> {
  // Some systems do not know the type of a .csv file.
  const typed = new Blob([file], { type: 'text/csv' });
  const query = { mode, ...mapping, ...(encoding && { encoding }) };
  const { name, size, lastModified } = file;
  const key = mode !== 'trial' && {
    idempotencyKey: keyFor('import', { name, size, lastModified, ...query }),
  };
  const input = { query, file: typed, ...key };
  const answer = await upload(importStudents, input, { signal, onProgress });
  if (key) answered('import');
  return answer;
}
