import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { requiredLine, text } from '../fields.ts';
import { upTo } from '../paging.ts';

/** As long as the text a student may write. */
export const universityName = requiredLine('Name is required.', 200);

/** A suggestion while naming one's university. */
const suggestion = v.object({
  name: v.string(),
  /** The other name that was found, where the name itself was not. */
  otherName: v.nullable(v.string()),
});
export type UniversitySuggestion = v.InferOutput<typeof suggestion>;

export const suggestUniversities = endpoint({
  route: 'GET /Universities',
  summary: 'Universities by name or other name, those that begin with the text first; at most ten',
  audience: 'anyone',
  query: v.object({ search: v.optional(text(100), '') }),
  reads: 'replica',
  reply: { kind: 'json', schema: upTo(10, suggestion) },
});
