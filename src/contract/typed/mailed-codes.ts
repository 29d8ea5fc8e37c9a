import { plainDigits } from './digits.ts';

/** Digits and capital letters without those that are read as another: no I, L, O and U (https://www.crockford.com/base32.html). */
export const codeSigns = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Five random bits each: together as many as a secret needs that nobody guesses, however often they try. */
export const codeLength = 52;

/** The secret of a mailed link as its mail prints it: in groups that an eye can hold. */
export const printedCode = (secret: string): string => secret.match(/.{1,4}/g)?.join('-') ?? '';

const isCode = (text: string) => text.length === codeLength && [...text].every(isSign);
const isSign = (sign: string) => codeSigns.includes(sign);

/** As releases before wrote it; such links are in mails for weeks. */
const isEarlierSecret = (text: string) => /^[\w-]{43}$/.test(text);

export const isWholeSecret = (secret: string): boolean => isCode(secret) || isEarlierSecret(secret);

/**
 * The secret in what somebody has of a mail: the code as it is printed or typed, in any letter case, with the digits of any
 * script, with spaces or dashes; what an address has behind its `#`, or `%23` where a mailer wrote that; the whole link.
 */
export function secretIn(given: string): string {
  const behindMark = given.split(/#|%(?:25)*23/).at(-1)!;
  const text = behindMark.replace(/[?&].*/s, '').replaceAll(/\s/g, '');
  const signs = plainDigits(text)
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return isCode(signs) ? signs : text;
}
