import { createSocket } from 'node:dgram';
import { Agent, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:tls';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { selfSigned } from '../../../../testing/self-signed.ts';
import { fetchDocument, type Outside, openOutside } from './fetch-document.ts';
import { isPublicAddress } from './public-address.ts';

/** What the server outside was asked for, and from which address it seemed to be reached. */
let asked: string[] = [];
let reached: string[] = [];
beforeEach(() => {
  [asked, reached] = [[], []];
});

const server = createServer({ ...selfSigned }, (request, response) => {
  const { url = '', headers } = request;
  asked.push(`${headers.host}${url}`);
  const json = () => response.setHeader('Content-Type', 'application/json');
  const hop = /^\/hops\/(\d)$/.exec(url)?.[1];
  if (hop)
    return response
      .writeHead(302, { Location: hop === '0' ? '/good' : `/hops/${Number(hop) - 1}` })
      .end();
  if (url.startsWith('/to/'))
    return response.writeHead(302, { Location: decodeURIComponent(url.slice(4)) }).end();
  if (url === '/good') return json().end(JSON.stringify({ cookies: headers.cookie ?? null }));
  if (url === '/page') return response.end('<!doctype html><p>A page');
  if (url === '/large') return json().end(JSON.stringify('x'.repeat(300_000)));
  if (url === '/packed') return response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('x');
  if (url === '/endless') {
    response.write('[');
    const timer = setInterval(() => response.write('1,'), 100);
    return response.on('close', () => clearInterval(timer));
  }
  return response.writeHead(404).end('{}');
});
let port: number;
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The public internet, in which every public address is the server above. */
class Internet extends Agent {
  override createConnection(options: { host: string; servername: string }) {
    reached.push(`${options.servername}=${options.host}`);
    return connect({ ca: selfSigned.cert, host: '127.0.0.1', port, servername: 'localhost' });
  }
}
const names: Record<string, string[]> = {
  'weir.example': ['93.184.215.14'],
  'other.example': ['93.184.215.14'],
  'inside.example': ['10.0.0.7'],
  'both.example': ['93.184.215.14', '127.0.0.1'],
  'six.example': ['fd00::7'],
  localhost: ['127.0.0.1'],
};
const outside: Outside = {
  resolve: async (host) => names[host] ?? [],
  agent: new Internet(),
};
const read = (address: string) => fetchDocument(address, outside);

test('reads JSON from a public address, which is resolved once and told by its name', async () => {
  const resolve = vi.fn(outside.resolve);
  const answer = await fetchDocument('https://weir.example:8443/good', { ...outside, resolve });
  expect(answer).toEqual({ cookies: null });
  expect(asked).toEqual(['weir.example:8443/good']);
  expect(reached).toEqual(['weir.example=93.184.215.14']);
  expect(resolve).toHaveBeenCalledTimes(1);
});

describe('nothing is asked', () => {
  test.each([
    ['http://weir.example/good', 'https://'],
    ['file:///etc/passwd', 'https://'],
    ['data:application/json,{}', 'https://'],
    ['ftp://weir.example/', 'https://'],
    ['no address', 'https://'],
    ['https://user:word@weir.example/good', 'a user name or a password'],
    ['https://nobody.example/', 'There is no server'],
    ['https://inside.example/', 'not on the public internet'],
    ['https://both.example/', 'not on the public internet'],
    ['https://six.example/', 'not on the public internet'],
    ['https://localhost/', 'not on the public internet'],
    ['https://127.0.0.1/', 'not on the public internet'],
    ['https://2130706433/', 'not on the public internet'],
    ['https://0x7f.1/', 'not on the public internet'],
    ['https://0177.0.0.1/', 'not on the public internet'],
    ['https://127.1/', 'not on the public internet'],
    ['https://0/', 'not on the public internet'],
    ['https://①②⑦.0.0.1/', 'not on the public internet'],
    ['https://169.254.169.254/latest/meta-data/', 'not on the public internet'],
    ['https://[::1]/', 'not on the public internet'],
    ['https://[::]/', 'not on the public internet'],
    ['https://[::ffff:127.0.0.1]/', 'not on the public internet'],
    ['https://[::ffff:93.184.215.14]/', 'not on the public internet'],
    ['https://[64:ff9b::7f00:1]/', 'not on the public internet'],
    ['https://[2002:7f00:1::]/', 'not on the public internet'],
    ['https://[fe80::1]/', 'not on the public internet'],
    ['https://[fd00:ec2::254]/', 'not on the public internet'],
  ])('at %s', async (address, sentence) => {
    await expect(read(address)).rejects.toThrow(sentence);
    expect([asked, reached]).toEqual([[], []]);
  });
});

describe('a redirect', () => {
  test('is followed twice, and no more', async () => {
    expect(await read('https://weir.example/hops/1')).toEqual({ cookies: null });
    await expect(read('https://weir.example/hops/2')).rejects.toThrow('too many times');
    expect(asked).toHaveLength(3 + 3);
  });

  test.each([
    'https://inside.example/',
    'https://127.0.0.1/',
    'https://169.254.169.254/',
    'http://weir.example/good',
    'file:///etc/passwd',
    '//localhost/',
    'https://[::1]/',
  ])('to %s is not followed', async (to) => {
    const address = `https://weir.example/to/${encodeURIComponent(to)}`;
    await expect(read(address)).rejects.toThrow(/public internet|https:/);
    expect(asked).toHaveLength(1);
    expect(reached).toHaveLength(1);
  });
});

test('who speaks for its host does not do so by a redirect to another', async () => {
  const to = (place: string) =>
    fetchDocument(`https://weir.example/to/${encodeURIComponent(place)}`, outside, {
      isOfHost: true,
    });
  expect(await to('/good')).toEqual({ cookies: null });
  await expect(to('https://other.example/good')).rejects.toThrow('redirects to another site');
  expect(reached).not.toContain('other.example=93.184.215.14');
});

describe('an answer is refused', () => {
  test.each([
    ['that is a page', '/page', 'not JSON'],
    ['that is too large', '/large', 'too large'],
    ['that is packed', '/packed', 'There is no document there'],
    ['that is none', '/nowhere', 'There is no document there'],
  ])('%s', async (_, path, sentence) => {
    await expect(read(`https://weir.example${path}`)).rejects.toThrow(sentence);
  });

  test('that takes longer than five seconds', async () => {
    const begun = Date.now();
    await expect(read('https://weir.example/endless')).rejects.toThrow('did not answer');
    expect(Date.now() - begun).toBeLessThan(6_000);
  });

  test('of a name that no name server answers for', async () => {
    const silent = createSocket('udp4');
    await new Promise<void>((ready) => silent.bind(0, '127.0.0.1', ready));
    const begun = Date.now();
    const { resolve } = openOutside([`127.0.0.1:${silent.address().port}`]);
    expect(await resolve('weir.example')).toEqual([]);
    expect(Date.now() - begun).toBeLessThan(5_000);
    silent.close();
  });

  test('whose certificate is another’s', async () => {
    const untrusting = new (class extends Agent {
      override createConnection() {
        return connect({ host: '127.0.0.1', port, servername: 'localhost' });
      }
    })();
    const answer = fetchDocument('https://weir.example/good', { ...outside, agent: untrusting });
    await expect(answer).rejects.toThrow('weir.example did not answer.');
    expect(asked).toEqual([]);
  });
});

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '100.100.100.200',
  '127.255.255.254',
  '168.63.129.16',
  '169.254.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:8.8.8.8',
  '64:ff9b::808:808',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:2::1',
  '2001:10::1',
  '2001:db8::1',
  '2002:808:808::',
  '3fff::1',
  '5f00::1',
  'fc00::1',
  'fd12::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  'localhost',
  '',
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

test.each([
  '1.1.1.1',
  '172.32.0.1',
  '100.128.0.1',
  '93.184.215.14',
  '223.255.255.255',
  '2606:4700::1111',
  '2a00:1450::1',
])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));
