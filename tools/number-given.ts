/**
 * The whole number that a command was given at a place (0 is the first), `usual` where it was given none.
 * Ends the process with 2 and a sentence where it is anything else, or below `least`: a command that
 * counts to no number would not end.
 */
export function numberGiven(place: number, name: string, usual: number, least = 1): number {
  const given = process.argv[2 + place];
  if (given === undefined) return usual;
  const number = Number(given);
  if (Number.isSafeInteger(number) && number >= least) return number;
  console.error(`${name} must be a whole number, ${least} or more, and not "${given}".`);
  process.exit(2);
}
