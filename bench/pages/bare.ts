import { once } from 'node:events';
import { createServer } from 'node:http';

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Bare</title></head>
<body><main><h1>Bare</h1><p>One heading and one sentence.</p></main></body></html>`;

/** The least page there is, on loopback: what the browser and this machine cost by themselves. */
export async function serveBarePage() {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(page);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() };
}
