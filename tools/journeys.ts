import { globSync } from 'node:fs';
import { resultsOf, runSideBySide } from './browser-tests.ts';

const files = globSync('tests/journeys/*.spec.ts').sort();

/** Which files run in one after the other, by how their names begin; what is not named runs in the last part. */
const named = [
  /\/admin-/,
  /\/(?:assign|audit|company|dashboard|reports|support|two-origins)/,
  /\/(?:apply|browse|lost-network|main-job|markdown|my-projects)/,
];
const partOf = (file: string): number => {
  const at = named.findIndex((names) => names.test(file));
  return at === -1 ? named.length : at;
};

/** People's journeys in the built product, in parts that take about the same time. */
const parts = [...named, null].map((_, part) => files.filter((file) => partOf(file) === part));

export const journeyResults = resultsOf('journeys', parts);

if (import.meta.main) process.exitCode = await runSideBySide('journeys', parts);
