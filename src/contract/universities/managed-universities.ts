import * as v from 'valibot';
import { endpoint, says } from '../endpoint.ts';
import { id, idInPath, text } from '../fields.ts';
import { pageEntries, upTo } from '../paging.ts';
import { tableCall, tableEntries } from '../table.ts';
import { instant } from '../time.ts';
import { universityName } from './universities.ts';

/** The most other names, and the most domains, of one university: merging leaves every spelling as a name. */
const namesAtMost = 500;

/** A university as an admin lists it, with how many students fall under it and how many staff it has. */
const managedUniversity = v.object({
  id: v.number(),
  name: v.string(),
  otherNames: upTo(namesAtMost, v.string()),
  /** Mail domains. Subdomains are included. */
  domains: upTo(namesAtMost, v.string()),
  /** True if a student’s acceptance waits for the university to confirm it. */
  confirmsPlaces: v.boolean(),
  students: v.number(),
  staff: v.number(),
  createdAt: instant,
  version: v.optional(v.string()),
});
export type ManagedUniversity = v.InferOutput<typeof managedUniversity>;

const domain = v.pipe(
  v.string('Enter a mail domain.'),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(253, 'Use at most 253 characters.'),
  v.regex(
    /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/,
    'Enter a mail domain such as leeds.ac.uk.',
  ),
);

const many = <const Item extends v.GenericSchema<string, string>>(item: Item) =>
  v.optional(v.pipe(v.array(item), v.maxLength(namesAtMost, `Enter at most ${namesAtMost}.`)));

/** Absent fields keep their value. */
export const universityForm = v.object({
  name: universityName,
  otherNames: many(universityName),
  domains: many(domain),
  confirmsPlaces: v.optional(v.boolean('This must be true or false.')),
});
export type UniversityForm = v.InferOutput<typeof universityForm>;

export const universityColumns = ['name', 'createdAt'] as const;

const audience = { Admin: 'any' } as const;
const reply = { kind: 'json', schema: managedUniversity } as const;

export const listUniversities = endpoint({
  ...tableCall.list,
  route: 'GET /Universities/managed',
  summary: 'Universities with their names, domains and numbers of students, newest first',
  query: v.object(tableEntries(universityColumns)),
  reply: { kind: 'json', schema: v.array(managedUniversity) },
});

export const getUniversity = endpoint({
  route: 'GET /Universities/{id}',
  summary: 'A university as an admin lists it',
  audience,
  reply,
});

export const addUniversity = endpoint({
  ...tableCall.add,
  route: 'POST /Universities',
  summary: 'Add a university; students whose text or address fits fall under it',
  body: universityForm,
  reply: { ...reply, status: 201 },
  problems: ['university-taken'],
});

export const updateUniversity = endpoint({
  ...tableCall.change,
  route: 'PUT /Universities/{id}',
  summary: 'Change a university’s names and domains; students are matched to universities again',
  body: universityForm,
  reply,
  problems: ['changed', 'university-taken'],
});

/** Makes a student's text another name of a university. */
export const nameUniversity = endpoint({
  route: 'POST /Universities/{id}/names',
  summary: 'Give a university another name; students who wrote it fall under it',
  audience,
  body: v.object({ name: universityName }),
  reply,
  problems: ['university-taken'],
});

export const deleteUniversity = endpoint({
  ...tableCall.remove,
  route: 'DELETE /Universities/{id}',
  summary: 'Delete a university that no student falls under and that has no staff',
  reply: says('University deleted.'),
  problems: ['others-depend'],
});

/** Records that a merge of one university into another would move. The other does not change otherwise. */
const merge = v.object({
  id: v.number(),
  name: v.string(),
  into: v.object({ id: v.number(), name: v.string() }),
  students: v.number(),
  staff: v.number(),
  names: upTo(namesAtMost, v.string()),
  domains: upTo(namesAtMost, v.string()),
});
export type UniversityMerge = v.InferOutput<typeof merge>;

export const previewMerge = endpoint({
  route: 'GET /Universities/{id}/merge',
  summary: 'What would move if a university were merged into another',
  audience,
  query: v.object({ into: idInPath }),
  reply: { kind: 'json', schema: merge },
});

export const mergeUniversity = endpoint({
  route: 'POST /Universities/{id}/merge',
  summary: 'Merge a university into another, which gets its students, staff, names and domains',
  audience,
  body: v.object({ into: id }),
  reply,
});

/** A text by students that is no university's name, from addresses in no university's domain. */
const unplacedText = v.object({ text: v.string(), students: v.number() });
export type UnplacedText = v.InferOutput<typeof unplacedText>;

export const listUnplaced = endpoint({
  ...tableCall.list,
  route: 'GET /Universities/underNone',
  summary: 'What students who fall under no university wrote as theirs, most students first',
  query: v.object({ searchText: v.optional(text(100), ''), ...pageEntries }),
  reply: { kind: 'json', schema: v.array(unplacedText) },
});
