import { globSync } from 'node:fs';
import { resultsOf, runSideBySide } from './browser-tests.ts';

const files = globSync('tests/journeys/*.spec.ts').sort();
const isOfThoseWhoChoose = (file: string) => /\/(?:admin|company)-/.test(file);

/** People's journeys in the built product, in two parts that take about the same time. */
const parts = [files.filter(isOfThoseWhoChoose), files.filter((file) => !isOfThoseWhoChoose(file))];

export const journeyResults = resultsOf('journeys', parts);

if (import.meta.main) process.exitCode = await runSideBySide('journeys', parts);
