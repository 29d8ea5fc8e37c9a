import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { startServer } from './process.ts';

/** PostgreSQL’s notes about its own process and its last start; it makes them anew each time. */
const noteOfStart = /postmaster|pg_internal\.init|pg_control/;

/** Every file of a database with what is in it. */
export const contentOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    globSync('**/*', { cwd: folder })
      .filter((file) => !noteOfStart.test(file) && statSync(join(folder, file)).isFile())
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('hex'),
      ]),
  );

/** Starts what cannot start. @returns all that it says */
export async function refusal(env: Record<string, string>): Promise<string> {
  const server = await startServer(env);
  const { exitCode } = server.process;
  if (exitCode === null) await server.end('SIGKILL');
  expect(exitCode).toBe(1);
  return server.output();
}

/** Matches a refusal in one line that names the setting. */
export const oneLine = (setting: string, sentence: string | RegExp): string =>
  expect.stringMatching(
    new RegExp(
      `^Trestle cannot start: ${setting}: [^\\n]*${typeof sentence === 'string' ? sentence : sentence.source}[^\\n]*\\.\\n$`,
    ),
  );
