import { spawn } from 'node:child_process';

const firstPort = Number(process.env.JOURNEY_PORT ?? 4399);

/** Where each of the parts a name is run in writes its results. */
export const resultsOf = (name: string, parts: readonly unknown[]): string[] =>
  parts.map((_, at) => `test-results/${name}-${at + 1}.json`);

/**
 * Runs files of browser tests side by side, a part each with a server and a database of its own: what one
 * part does, the other never meets.
 * @returns the worst exit code
 */
export async function runSideBySide(
  name: string,
  parts: readonly (readonly string[])[],
): Promise<number> {
  const results = resultsOf(name, parts);
  const codes = await Promise.all(
    parts.map((files, at) => {
      const child = spawn('playwright', ['test', ...files], {
        stdio: 'inherit',
        env: {
          ...process.env,
          JOURNEY_PORT: String(firstPort + at),
          PLAYWRIGHT_JSON_OUTPUT_NAME: results[at],
        },
      });
      return new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
    }),
  );
  return Math.max(...codes);
}
