import { createReadStream, existsSync, statSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A built site as plain files on a port of its own; what begins with /api goes to another hand. */
export async function serveFiles(
  folder: string,
  api: RequestListener,
): Promise<{ origin: string; server: Server }> {
  const server = createServer((asked, answer) =>
    asked.url?.startsWith('/api/') ? api(asked, answer) : sendFile(folder, asked, answer),
  );
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}

function sendFile(folder: string, asked: IncomingMessage, answer: ServerResponse): void {
  const file = join(folder, new URL(asked.url ?? '/', 'http://localhost').pathname);
  const found = existsSync(file) && statSync(file).isFile() ? file : join(file, 'index.html');
  if (!existsSync(found)) return void answer.writeHead(404).end();
  answer.writeHead(200, { 'content-type': types[extname(found)] ?? 'application/octet-stream' });
  createReadStream(found).pipe(answer);
}
