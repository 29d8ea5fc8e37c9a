import * as v from 'valibot';
import { engineeringTypes } from '../accounts/people.ts';
import { endpoint, says } from '../endpoint.ts';
import { requiredLine } from '../fields.ts';
import { upTo } from '../paging.ts';
import { projectFilters } from './projects.ts';

/** The most searches one student keeps. */
export const savedSearchesAtMost = 10;

/** Frequency of mails with new projects that match a search. */
const digests = ['daily', 'weekly', 'off'] as const;
export type Digest = (typeof digests)[number];

export const searchNameLength = 80;

const changeable = {
  name: requiredLine('Name is required.', searchNameLength),
  digest: v.picklist(digests, 'Choose daily, weekly or off.'),
};

/** A saved search has the filters of the list's query. */
const filters = v.pick(projectFilters, [
  'searchText',
  'engineering',
  'skills',
  'maxDuration',
  'location',
  'paid',
  'remote',
  'maxHours',
  'openOnly',
]).entries;

const savedSearch = v.object({
  id: v.number(),
  name: v.string(),
  digest: v.picklist(digests),
  searchText: v.string(),
  engineering: v.picklist(['', ...engineeringTypes]),
  skills: v.string(),
  /** In days; empty for any. */
  maxDuration: v.string(),
  location: v.string(),
  paid: v.picklist(['true', 'false']),
  remote: v.picklist(['true', 'false']),
  /** A week; empty for any. */
  maxHours: v.string(),
  openOnly: v.picklist(['true', 'false']),
});
export type SavedSearch = v.InferOutput<typeof savedSearch>;

const savedSearchForm = v.object({ ...changeable, ...filters });
export type SavedSearchForm = v.InferOutput<typeof savedSearchForm>;

/** Filters cannot change later. */
export const savedSearchChange = v.object(changeable);
export type SavedSearchChange = v.InferOutput<typeof savedSearchChange>;

export const listSavedSearches = endpoint({
  route: 'GET /SavedSearches',
  summary: 'The caller’s saved searches in the order they were saved, at most 10',
  audience: { Student: 'own' },
  reply: { kind: 'json', schema: upTo(savedSearchesAtMost, savedSearch) },
});

export const saveSearch = endpoint({
  route: 'POST /SavedSearches',
  summary: 'Save a search of the project list under a name',
  audience: { Student: 'own' },
  body: savedSearchForm,
  idempotent: true,
  reply: { kind: 'json', schema: savedSearch, status: 201 },
  problems: ['too-many-saved'],
});

export const changeSavedSearch = endpoint({
  route: 'PUT /SavedSearches/{id}',
  summary: 'Rename a saved search, or choose how often its new projects are emailed',
  audience: { Student: 'own' },
  body: savedSearchChange,
  reply: { kind: 'json', schema: savedSearch },
});

export const deleteSavedSearch = endpoint({
  route: 'DELETE /SavedSearches/{id}',
  summary: 'Delete a saved search',
  audience: { Student: 'own' },
  reply: says('Search deleted.'),
});
