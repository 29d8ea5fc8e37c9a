import { globSync } from 'node:fs';
import { resultsOf, runSideBySide } from './browser-tests.ts';

const files = globSync('tests/specification/*.spec.ts').sort();
/** With another build or another API behind them; the rest, by the specification's sections. */
const isApart = (file: string) => !/\/[1-9]-/.test(file);

/** The specification's statements in the built product, in two parts that take about the same time. */
const parts = [files.filter(isApart), files.filter((file) => !isApart(file))];

export const specificationResults = resultsOf('specification', parts);

if (import.meta.main) process.exitCode = await runSideBySide('specification', parts);
