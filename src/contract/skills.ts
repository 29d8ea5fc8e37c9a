import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { text } from './fields.ts';

/** A skill in use, for suggestions. */
const skill = v.object({ label: v.string(), uses: v.number() });

export const suggestSkills = endpoint({
  method: 'GET',
  path: '/Skills',
  summary: 'Skills that start with a text, most used first, at most ten',
  audience: { Admin: 'any', Student: 'any', Company: 'any' },
  query: v.object({ searchText: v.optional(text(50), '') }),
  reply: { kind: 'json', schema: v.array(skill) },
});
