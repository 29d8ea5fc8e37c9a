import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';

describe('a client that sends byte by byte', () => {
  let product: TestApp;
  let app: Awaited<ReturnType<typeof buildApp>>;
  beforeAll(async () => {
    product = await testApp();
    app = await buildApp({
      services: product.services,
      logger: false,
      siteFolder: null,
      corsOrigins: [],
      trustProxy: false,
      https: false,
      clientTimeouts: { headers: 200, request: 400, checkInterval: 50 },
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.close();
    await product.close();
  });

  /** Sends the beginning and then a byte every 20 ms. @returns what it was told until its connection ended */
  const drip = (beginning: string) =>
    new Promise<string>((ended) => {
      const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
      let said = '';
      socket.write(beginning);
      const timer = setInterval(() => socket.write('a'), 20);
      socket.on('error', () => {});
      socket.on('data', (chunk) => (said += chunk));
      socket.on('close', () => {
        clearInterval(timer);
        ended(said);
      });
    });
  const answers = async () =>
    (await fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/health/live`))
      .status;

  test('of its headers is answered 408 and gone, while others are answered', async () => {
    const slow = drip('GET /api/Projects HTTP/1.1\r\nhost: localhost\r\nx-slow: ');
    expect(await answers()).toBe(200);
    expect(await slow).toMatch(/^HTTP\/1.1 408/);
  });

  test('of its body is gone as well', async () => {
    const head =
      'POST /api/Auth/Login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json';
    const slow = drip(`${head}\r\ncontent-length: 9999\r\n\r\n{"`);
    expect(await answers()).toBe(200);
    expect(await slow).toMatch(/^HTTP\/1.1 408/);
  });
});
