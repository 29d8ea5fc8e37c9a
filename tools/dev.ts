import { type ChildProcess, spawn } from 'node:child_process';

/** Where the API listens while Astro serves the pages and passes `/api` on (astro.config.mjs). */
const apiPort = '4322';
const sitePort = process.env.PORT ?? '4321';

const start = (command: string, args: string[], env: Record<string, string> = {}): ChildProcess =>
  spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });

/** Both halves with reload: the server restarts and the pages refresh when a file changes. */
const children = [
  start('node', ['--watch-path=server', '--watch-path=src/contract', 'server/main.ts'], {
    PORT: apiPort,
    PUBLIC_ORIGIN: `http://localhost:${sitePort}`,
  }),
  start('astro', ['dev', '--port', sitePort]),
];

for (const child of children) {
  child.once('exit', (code) => {
    for (const other of children) other.kill('SIGTERM');
    process.exitCode ??= code ?? 0;
  });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
