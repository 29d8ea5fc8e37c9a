import { spawn } from 'node:child_process';

/** How many parts of the journeys run side by side, each with a server and a database of its own. */
const parts = 2;
const firstPort = Number(process.env.JOURNEY_PORT ?? 4399);

/** Where each part writes its results. */
export const resultsOf = Array.from(
  { length: parts },
  (_, at) => `test-results/journeys-${at + 1}.json`,
);

/** Runs people's journeys in the built product. Ends with 1 when one of them fails. */
function runPart(at: number): Promise<number> {
  const child = spawn('playwright', ['test', `--shard=${at + 1}/${parts}`], {
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
  const codes = await Promise.all(resultsOf.map((_, at) => runPart(at)));
  process.exitCode = Math.max(...codes);
}
