/** What a changed address sets in motion, said at its field. */
export const hintOnAddress =
  'A new address signs this person out, and counts once they confirm it by email.';
