const decimalDigit = /\p{Nd}/u;

/** Unicode has the digits of every script in a row, from 0 to 9, and some rows follow each other. */
function digitOf(character: string): string {
  const code = character.codePointAt(0)!;
  let before = 0;
  while (decimalDigit.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/** A text with the digits of any script as 0 to 9. */
export const plainDigits = (text: string): string => text.replace(/[^\P{Nd}0-9]/gu, digitOf);
