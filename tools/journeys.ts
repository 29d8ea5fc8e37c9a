import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';

const files = globSync('tests/journeys/*.spec.ts').sort();
const isOfAdmin = (file: string) => file.includes('/admin-');

/**
 * The journeys in two parts that take about the same time. They run side by side, each with a server and
 * a database of its own: what one part does, the other never meets.
 */
const parts = [files.filter(isOfAdmin), files.filter((file) => !isOfAdmin(file))];
const firstPort = Number(process.env.JOURNEY_PORT ?? 4399);

/** Where each part writes its results. */
export const resultsOf = parts.map((_, at) => `test-results/journeys-${at + 1}.json`);

/** Runs one part of people's journeys in the built product. @returns its exit code */
function runPart(part: readonly string[], at: number): Promise<number> {
  const child = spawn('playwright', ['test', ...part], {
    stdio: 'inherit',
    env: {
      ...process.env,
      JOURNEY_PORT: String(firstPort + at),
      PLAYWRIGHT_JSON_OUTPUT_NAME: resultsOf[at],
    },
  });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

if (import.meta.main) {
  const codes = await Promise.all(parts.map(runPart));
  process.exitCode = Math.max(...codes);
}
