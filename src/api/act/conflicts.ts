import type { FieldError } from '../../contract/problem.ts';

type Values = Readonly<Record<string, unknown>>;

/** Characters shown of another person's text. */
const toldAtMost = 60;

/**
 * The fields that two people changed at the same time, each with what it is now.
 * @param before what both began from
 * @param mine what this person made of it
 * @param theirs what the other one saved
 */
export const conflicts = (before: Values, mine: Values, theirs: Values): FieldError[] =>
  changedBetween(before, mine)
    .filter((name) => !isSame(before[name], theirs[name]) && !isSame(mine[name], theirs[name]))
    .map((path) => ({ path, message: sentenceFor(theirs[path]) }));

/** The names of the fields that differ. */
export const changedBetween = (before: Values, after: Values): string[] =>
  Object.keys(after).filter((name) => !isSame(before[name], after[name]));

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

function sentenceFor(theirs: unknown): string {
  if (typeof theirs !== 'string' && typeof theirs !== 'number')
    return 'This was changed elsewhere too. Save again to keep yours.';
  const text = String(theirs);
  const told = text.length > toldAtMost ? `${text.slice(0, toldAtMost)}…` : text;
  return `This is now “${told}”. Save again to keep yours.`;
}
