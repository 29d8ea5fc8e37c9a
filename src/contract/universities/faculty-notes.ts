import * as v from 'valibot';
import { endpoint, says } from '../endpoint.ts';
import { requiredText, textUpTo } from '../fields.ts';
import { upTo } from '../paging.ts';
import { instant } from '../time.ts';

const noteLength = 2_000;

/** The most notes of one author about one student. */
export const notesAtMost = 100;

export const facultyNoteForm = v.object({ note: requiredText('Write a note.', noteLength) });

/** A staff member's note about a student. Nobody else ever gets it. */
const facultyNote = v.object({
  id: v.number(),
  note: textUpTo(noteLength),
  writtenAt: instant,
  /** Null if it was never changed. */
  changedAt: v.nullable(instant),
});
export type FacultyNote = v.InferOutput<typeof facultyNote>;

const audience = { Faculty: 'own' } as const;
export const listFacultyNotes = endpoint({
  route: 'GET /Faculty/students/{id}/notes',
  summary: 'The caller’s own notes about a student, newest first, a hundred at most',
  audience,
  reply: { kind: 'json', schema: upTo(notesAtMost, facultyNote) },
});

export const addFacultyNote = endpoint({
  route: 'POST /Faculty/students/{id}/notes',
  summary: 'Write a note about a student that nobody else can read',
  audience,
  body: facultyNoteForm,
  idempotent: true,
  reply: { kind: 'json', schema: facultyNote, status: 201 },
  problems: ['too-many-saved'],
});

export const changeFacultyNote = endpoint({
  route: 'PUT /Faculty/notes/{id}',
  summary: 'Change a note of one’s own',
  audience,
  body: facultyNoteForm,
  reply: { kind: 'json', schema: facultyNote },
});

export const deleteFacultyNote = endpoint({
  route: 'DELETE /Faculty/notes/{id}',
  summary: 'Delete a note of one’s own',
  audience,
  reply: says('Note deleted.'),
});
