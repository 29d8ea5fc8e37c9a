import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { upTo } from '../paging.ts';

const deletableKinds = [
  'student',
  'company',
  'project',
  'university',
  'term',
  'admin',
  'staff',
] as const;
export type DeletableKind = (typeof deletableKinds)[number];

/** The most rows that are asked about at once. */
const askedAtMost = 100;

const idList = v.pipe(
  v.string(),
  v.regex(/^[1-9][0-9]{0,14}(,[1-9][0-9]{0,14})*$/, 'Use numbers, separated by commas.'),
  v.transform((ids) => ids.split(',').map(Number)),
  v.maxLength(askedAtMost, `At most ${askedAtMost} numbers.`),
);

const deletion = v.object({
  id: v.number(),
  /** States the loss, or why it cannot be deleted. Rows without dependents are absent. */
  sentence: v.string(),
  /** True if it may be deleted together with its dependents. */
  mayForce: v.boolean(),
});
export type Deletion = v.InferOutput<typeof deletion>;

/** Asked before anybody is asked whether they are sure. */
export const listDeletions = endpoint({
  route: 'GET /Deletions',
  summary: 'What would be lost if these were deleted; rows that nothing depends on are left out',
  audience: { Admin: 'any' },
  query: v.object({ kind: v.picklist(deletableKinds, 'This cannot be deleted.'), ids: idList }),
  reply: { kind: 'json', schema: upTo(askedAtMost, deletion) },
});
