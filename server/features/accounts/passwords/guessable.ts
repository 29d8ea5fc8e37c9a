import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { badField } from '../../../platform/http/problem.ts';
import { normal } from '../password-hash.ts';

/** Words of this product that people fall back on; no password is hard to guess for them (ASVS 6.1.2). */
const ownWords = [
  'trestle',
  'student',
  'company',
  'admin',
  'engineering',
  'engineer',
  'internship',
  'project',
  'university',
  'college',
  'bridge',
];

/** The commonest passwords of leaked lists, far more than the first 10,000. */
const common = new Set(dictionary['passwords-common']);

/** Typical ending of a common password that makes a form take it: `Password123!`. */
const usualEnding = /[^\p{Letter}]{1,6}$/u;

const estimate = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
/** On a scale of 0 to 4, this is more than a hundred million guesses. */
const scoreAtLeast = 3;
/** The estimate takes longer the longer a password is; this much of it says enough. */
const judgedLength = 40;

const sentences = {
  common: 'This password is too common and easy to guess. Choose another.',
  known:
    'This password is easy to guess from your name, your email address or this site. Choose another.',
  pattern:
    'This password is easy to guess because it follows a pattern, such as aaaa, 1234 or qwerty. Choose another.',
  short: 'This password is easy to guess. Make it longer, for example with a few unrelated words.',
} as const;

/**
 * Explains why a password would be guessed soon; null if it would not. `known` has the owner's address and names, which
 * others know.
 */
export function weaknessOf(password: string, known: readonly string[]): string | null {
  // Judge the normalised form, as that one is hashed.
  const hashed = normal(password);
  const folded = hashed.toLowerCase();
  const withoutEnding = folded.replace(usualEnding, '');
  if (common.has(folded) || common.has(withoutEnding)) return sentences.common;
  const whole = known.map((text) => text.toLowerCase());
  if (whole.includes(folded) || whole.includes(withoutEnding)) return sentences.known;
  const { score, sequence } = estimate.check(hashed.slice(0, judgedLength), [
    ...ownWords,
    ...known.flatMap(partsOf),
  ]);
  if (score >= scoreAtLeast) return null;
  const [largest] = sequence.toSorted((one, other) => other.token.length - one.token.length);
  return sentences[largest ? reasonIn(largest) : 'short'];
}

/** A whole name or address, and each word of it that is long enough to lean on. */
const partsOf = (text: string): string[] => [
  text,
  ...text.split(/[^\p{Letter}\p{Number}]+/u).filter((word) => word.length > 2),
];

function reasonIn(match: { pattern: string; dictionaryName?: unknown }): keyof typeof sentences {
  if (match.pattern === 'dictionary')
    return match.dictionaryName === 'userInputs' ? 'known' : 'common';
  return ['repeat', 'sequence', 'spatial'].includes(match.pattern) ? 'pattern' : 'short';
}

/** @throws {Problem} `invalid` on the field at `path` */
export function refuseGuessable(password: string, path: string, known: readonly string[]): void {
  const weakness = weaknessOf(password, known);
  if (weakness) throw badField(path, weakness);
}
