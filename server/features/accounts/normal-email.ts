/**
 * The one spelling of an address for finding, comparing, counting and delaying accounts; people see theirs as they
 * typed it. Only ASCII letters are folded: the forms take no others in an address, and folding more would lead `İ`, `K`
 * or `ﬁ` to somebody's account here and not there.
 */
export const normalEmail = (email: string): string =>
  email.trim().replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
