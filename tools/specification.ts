import { globSync } from 'node:fs';
import { resultsOf, runSideBySide } from './browser-tests.ts';

const files = globSync('tests/specification/*.spec.ts').sort();
const isOfScreens = (file: string) => /\/[2-4]-/.test(file);

/** The specification's statements in the built product, in two parts that take about the same time. */
const parts = [files.filter(isOfScreens), files.filter((file) => !isOfScreens(file))];

export const specificationResults = resultsOf('specification', parts);

if (import.meta.main) process.exitCode = await runSideBySide('specification', parts);
