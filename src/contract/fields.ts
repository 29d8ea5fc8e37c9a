import * as v from 'valibot';

/** PostgreSQL cannot hold NUL in text nor half a surrogate pair in JSON, and no name or message needs one. */
const writable = v.check(
  (text: string) => !text.includes('\0') && text.isWellFormed(),
  'Remove the invisible character from this text.',
);

/** Something that is drawn: Unicode has letters and symbols that leave no mark, such as the Hangul fillers. */
const drawn = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Text that is there must show something. */
const visible = (sentence: string) =>
  v.check((text: string) => text === '' || drawn.test(text), sentence);

/** Control characters, line breaks of any kind, and marks that turn the direction of what follows them. */
const unfitForLine = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

const oneLine = v.check(
  (text: string) => !unfitForLine.test(text),
  'Use one line, without line breaks or hidden control characters.',
);

/**
 * A limit on a text's length, counted in characters (code points) as PostgreSQL and JSON Schema do: JavaScript says two
 * for an emoji.
 */
const inCharacters = <Limit extends v.BaseValidation<string, string, v.BaseIssue<string>>>(
  limit: Limit,
): Limit => ({
  ...limit,
  '~run': (dataset: v.OutputDataset<string, never>, config: v.Config<v.BaseIssue<unknown>>) => {
    const { value } = dataset;
    const oneUnitEach = { ...dataset, value: String(value).replace(/./gsu, 'x') };
    return { ...limit['~run'](oneUnitEach, config), value };
  },
});

const atMost = (max: number) =>
  inCharacters(v.maxLength<string, number, string>(max, `Use at most ${max} characters.`));

/** Free text: trimmed, at most `max` characters, may be empty. */
export const text = (max: number) =>
  v.pipe(v.string('Enter text.'), v.trim(), atMost(max), writable);

/** Text that must say something. `missing` is the sentence shown when it does not. */
export const requiredText = (missing: string, max: number) =>
  v.pipe(v.string(missing), v.trim(), v.nonEmpty(missing), visible(missing), atMost(max), writable);

/** A name, a title, a place: text of one line that must say something. */
export const requiredLine = (missing: string, max: number) =>
  v.pipe(requiredText(missing, max), oneLine);

/** Text of one line that may be empty; one that is not must show something. */
export const line = (max: number) =>
  v.pipe(text(max), visible('Enter text, or leave this empty.'), oneLine);

/** Text in an answer, of at most so many characters. */
export const textUpTo = (max: number) => v.pipe(v.string(), atMost(max));

/** An address mail can be sent to: at most 254 characters (RFC 5321 §4.5.3.1.3). */
export const email = (missing = 'Email is required.') =>
  v.pipe(requiredText(missing, 254), v.rfcEmail('Enter a valid email address.'));

/** A password somebody hands over: any Unicode, at most 256 characters, never trimmed. `missing` as with `requiredText`. */
export const givenPassword = (missing: string) =>
  v.pipe(v.string(missing), v.nonEmpty(missing), atMost(256), writable);

/**
 * A password as a person chooses it: 8 characters or more.
 * NUL is refused with the rest of the text fields; Argon2 itself would accept it.
 */
export const newPassword = v.pipe(
  givenPassword('Password is required.'),
  inCharacters(v.minLength<string, number, string>(8, 'Min 8 characters.')),
);

/** A row's number in a path or body: 1 to 2^53 - 1. */
export const id = v.pipe(
  v.number('This must be a number.'),
  v.safeInteger('This must be a whole number.'),
  v.minValue(1, 'This must be 1 or more.'),
);

/** The same number where it arrives as text, in a path or a query. */
export const idInPath = v.pipe(
  v.string('This must be a number.'),
  v.regex(/^[1-9][0-9]{0,15}$/, 'This must be a whole number, 1 or more.'),
  v.transform(Number),
  v.safeInteger('This number is too large.'),
);

/** Such a number in a query; null where none is asked for. */
export const idInQuery = (words: string) =>
  v.optional(
    v.union(
      [
        v.pipe(
          v.literal(''),
          v.transform(() => null),
        ),
        idInPath,
      ],
      words,
    ),
    '',
  );

const fullAddress = 'Enter a full web address that starts with http:// or https://.';

/** A link a person may follow, or nothing: http or https only, so that no script can hide in one. */
export const link = v.pipe(
  line(500),
  v.check((value) => value === '' || isWebAddress(value), fullAddress),
);

/** A link that must be one. */
export const webAddress = v.pipe(
  requiredLine(fullAddress, 500),
  v.check(isWebAddress, fullAddress),
);

function isWebAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  return ['http:', 'https:'].includes(new URL(value).protocol);
}
