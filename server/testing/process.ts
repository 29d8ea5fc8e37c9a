import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ownMain = fileURLToPath(new URL('../main.ts', import.meta.url));
/** What one start has compiled, the next does not compile again: a fifth of a start. */
const compiled = join(tmpdir(), 'trestle-compiled');

export interface RunningServer {
  readonly origin: string;
  readonly process: ChildProcess;
  /** Everything it has said so far. */
  output(): string;
  /** Ends it and waits until it is gone. @returns its exit code, null when a signal ended it */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/**
 * Starts the product as `npm start` does, on 127.0.0.1 and a free port unless told others, and waits until it answers
 * or ends.
 * @param main of which product; this one’s unless told another
 */
export async function startServer(
  env: Record<string, string>,
  main = ownMain,
): Promise<RunningServer> {
  const { HOST: host = '127.0.0.1', PORT: port = String(await freePort()) } = env;
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: compiled,
      DATABASE_URL: '',
      DEMO: 'false',
      ...env,
      PORT: port,
      HOST: host,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  const ended = once(child, 'exit');
  const origin = `http://${host}:${port}`;
  while (child.exitCode === null && !(await answers(origin)))
    await new Promise((next) => setTimeout(next, 25));
  return {
    origin,
    process: child,
    output: () => said,
    async end(signal) {
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}

const answers = (origin: string) =>
  // An address where nobody answers is not waited for.
  fetch(`${origin}/api/health/live`, { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** A port that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
