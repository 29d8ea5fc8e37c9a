import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build, type Rolldown } from 'vite';
import { Field } from './field.ts';

const page = (
  main: string,
  script = '',
) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Bare</title></head>
<body><main>${main}</main>${script}</body></html>`;

/** The script that brings the field to life, as a page of the product would have it built. */
async function hydration(): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rolldownOptions: { input: fileURLToPath(new URL('./hydrate.ts', import.meta.url)) },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

/**
 * The least pages there are, on loopback: what the browser and this machine cost by themselves. One is a heading and a
 * sentence, the other a field that React brings to life.
 */
export async function serveBarePages() {
  const script = await hydration();
  const answers: Record<string, readonly [string, string]> = {
    '/': ['text/html', page('<h1>Bare</h1><p>One heading and one sentence.</p>')],
    '/field': [
      'text/html',
      page(renderToString(createElement(Field)), '<script type="module" src="/field.js"></script>'),
    ],
    '/field.js': ['text/javascript', script],
  };
  const server = createServer(({ url = '/' }, response) => {
    const [type, body] = answers[url] ?? ['text/plain', ''];
    response.setHeader('Content-Type', `${type}; charset=utf-8`);
    response.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  const origin = `http://127.0.0.1:${address.port}`;
  return { bare: `${origin}/`, field: `${origin}/field`, close: () => server.close() };
}
