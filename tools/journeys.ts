import { globSync } from 'node:fs';
import { resultsOf, runSideBySide } from './browser-tests.ts';

const files = globSync('tests/journeys/*.spec.ts').sort();
const isOfAdmin = (file: string) => file.includes('/admin-');

/** People's journeys in the built product, in two parts that take about the same time. */
const parts = [files.filter(isOfAdmin), files.filter((file) => !isOfAdmin(file))];

export const journeyResults = resultsOf('journeys', parts);

if (import.meta.main) process.exitCode = await runSideBySide('journeys', parts);
