import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { text } from '../fields.ts';
import { upTo } from '../paging.ts';

/** A skill in use, for suggestions. */
const skill = v.object({ label: v.string(), uses: v.number() });

export const suggestSkills = endpoint({
  route: 'GET /Skills',
  summary: 'Skills that start with a text, most used first, at most ten',
  audience: { Admin: 'any', Student: 'any', Company: 'any' },
  query: v.object({ searchText: v.optional(text(50), '') }),
  reads: 'replica',
  reply: { kind: 'json', schema: upTo(10, skill) },
});

export const skillsInText = endpoint({
  route: 'POST /Skills/inText',
  onlyReads: true,
  summary: 'The skills in use that a text such as a résumé names; the text is not kept',
  audience: { Student: 'any' },
  perMinute: 30,
  body: v.object({ text: text(20_000) }),
  reply: { kind: 'json', schema: upTo(30, v.string()) },
});
