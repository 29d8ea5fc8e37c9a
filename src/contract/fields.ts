import * as v from 'valibot';
import { pastedEmail } from './typed/addresses.ts';

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

/** Each character in one code unit, as `.` counts them. */
const inCodePoints = (text: string): string => text.replace(/./gsu, 'x');

/** A limit on a text's length, counted in `units` of one code unit each: JavaScript says two for an emoji. */
const counted = <Limit extends v.BaseValidation<string, string, v.BaseIssue<string>>>(
  limit: Limit,
  units: (text: string) => string,
): Limit => ({
  ...limit,
  '~run': (dataset: v.OutputDataset<string, never>, config: v.Config<v.BaseIssue<unknown>>) => {
    const { value } = dataset;
    return { ...limit['~run']({ ...dataset, value: units(String(value)) }, config), value };
  },
});

/** Average code points per letter: a syllable of Hindi has three, and PostgreSQL's indexes have room for them. */
const codePointsEach = 3;

/** A limit in letters as people see them; what is longer than letters are, marks upon marks, counts by its code points. */
export const atMost = (max: number) =>
  counted(v.maxLength<string, number, string>(max, `Use at most ${max} characters.`), (text) => {
    if (text.length <= max) return text;
    const plain = inCodePoints(text);
    return plain.length <= max || plain.length > max * codePointsEach
      ? plain
      : 'x'.repeat(lettersIn(text, max + 1));
  });

/** Counts a text's letters as people see them, up to `most`. */
function lettersIn(text: string, most: number): number {
  let letters = 0;
  for (const _ of new Intl.Segmenter().segment(text)) {
    letters += 1;
    if (letters === most) break;
  }
  return letters;
}

/** Changes a text while it is taken; which texts are taken, and how the wire describes them, stays. */
export const mended = (mend: (text: string) => string): v.TrimAction => ({
  ...v.trim(),
  '~run': (dataset) => ({ ...dataset, value: mend(dataset.value) }),
});

/** Without spaces around it, and each letter in one form: Zoë can be written with three letters or with four. */
const tidy = mended((text) => text.trim().normalize());

/** Free text: trimmed, at most `max` characters, may be empty. */
export const text = (max: number) => v.pipe(v.string('Enter text.'), tidy, atMost(max), writable);

/** Text that must say something. `missing` is the sentence shown when it does not. */
export const requiredText = (missing: string, max: number) =>
  v.pipe(v.string(missing), tidy, v.nonEmpty(missing), visible(missing), atMost(max), writable);

/** A name, a title, a place: text of one line that must say something. */
export const requiredLine = (missing: string, max: number) =>
  v.pipe(requiredText(missing, max), oneLine);

/** Text of one line that may be empty; one that is not must show something. */
export const line = (max: number) =>
  v.pipe(text(max), visible('Enter text, or leave this empty.'), oneLine);

/** Text in an answer, up to this many characters. */
export const textUpTo = (max: number) => v.pipe(v.string(), atMost(max));

/** An address as people paste it, whether or not mail can be sent to it. */
export const givenEmail = (missing = 'Email is required.') =>
  v.pipe(
    v.string(missing),
    mended(pastedEmail),
    v.nonEmpty(missing),
    visible(missing),
    atMost(254),
    writable,
  );

/** An address mail can be sent to: at most 254 characters (RFC 5321 §4.5.3.1.3). */
export const email = (missing?: string) =>
  v.pipe(givenEmail(missing), v.rfcEmail('Enter a valid email address.'));

/** A password somebody hands over: any Unicode, at most 256 characters, never trimmed. `missing` as with `requiredText`. */
export const givenPassword = (missing: string) =>
  v.pipe(
    v.string(missing),
    v.nonEmpty(missing),
    counted(v.maxLength<string, number, string>(256, 'Use at most 256 characters.'), inCodePoints),
    writable,
  );

const passwordAtLeast = 8;
export const passwordHint = `At least ${passwordAtLeast} characters; longer is better.`;

/**
 * A password as a person chooses it.
 * NUL is refused with the rest of the text fields; Argon2 itself would accept it.
 */
export const newPassword = v.pipe(
  givenPassword('Password is required.'),
  counted(
    v.minLength<string, number, string>(passwordAtLeast, `Min ${passwordAtLeast} characters.`),
    inCodePoints,
  ),
);

/** A row's number in a path or body: 1 to 2^53 - 1. */
export const id = v.pipe(
  v.number('This must be a number.'),
  v.safeInteger('This must be a whole number.'),
  v.minValue(1, 'This must be 1 or more.'),
);

/** A number as text, in a path or a query. */
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
