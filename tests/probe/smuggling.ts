import { sendBytes } from '../../server/testing/fuzz/socket.ts';
import type { Case } from './case.ts';

/** A second request, which is answered only where somebody took the first one to end before it. */
const hidden = 'GET /api/health/ready HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n';

const post = (headers: string, body: string): string =>
  `POST /api/Auth/Login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${headers}\r\n\r\n${body}`;
const chunked = 'transfer-encoding: chunked';
const sized = (text: string) => `content-length: ${text.length}`;

/** Requests whose end two readers could see in two places: refused, and the connection with them. */
const ambiguous: Record<string, string> = {
  'CL.TE': post(`${sized(`0\r\n\r\n${hidden}`)}\r\n${chunked}`, `0\r\n\r\n${hidden}`),
  'TE.CL': post(`${chunked}\r\ncontent-length: 4`, `5c\r\n${hidden}\r\n0\r\n\r\n`),
  'TE.TE, one of them spelled otherwise': post(
    `${chunked}\r\ntransfer-encoding: x`,
    `0\r\n\r\n${hidden}`,
  ),
  'two lengths': post(`content-length: 0\r\n${sized(hidden)}`, hidden),
  'two lengths that are the same': post('content-length: 2\r\ncontent-length: 2', `{}${hidden}`),
  'a list of lengths': post('content-length: 0, 2', `{}${hidden}`),
  'a length with a sign': post('content-length: +2', `{}${hidden}`),
  'a length in hexadecimals': post('content-length: 0x2', `{}${hidden}`),
  'a length below nothing': post('content-length: -1', hidden),
  'a blank before the colon': post('content-length : 2', `{}${hidden}`),
  'a transfer coding with a blank before the colon': post(
    'transfer-encoding : chunked',
    `0\r\n\r\n${hidden}`,
  ),
  'a transfer coding in a folded line': post(
    'transfer-encoding:\r\n chunked',
    `0\r\n\r\n${hidden}`,
  ),
  'a length in a folded line': post('content-length: 0\r\n 2', `{}${hidden}`),
  'a length after a bare line feed': post('x: y\ncontent-length: 0', hidden),
  'a length after a bare carriage return': post('x: y\rcontent-length: 0', hidden),
  'lines that end with line feeds': `${post(chunked, '').replaceAll('\r\n', '\n')}0\n\n${hidden}`,
  'a vertical tab before chunked': post('transfer-encoding: \vchunked', `0\r\n\r\n${hidden}`),
  'chunked twice': post('transfer-encoding: chunked, chunked', `0\r\n\r\n${hidden}`),
  'chunked and then something': post('transfer-encoding: chunked, identity', `0\r\n\r\n${hidden}`),
  'a chunk of a size too large to count': post(
    chunked,
    `fffffffffffffffff\r\n{}\r\n0\r\n\r\n${hidden}`,
  ),
  'a chunk size with 0x': post(chunked, `0x2\r\n{}\r\n0\r\n\r\n${hidden}`),
  'a chunk that is longer than it says': post(chunked, `1\r\n{}\r\n0\r\n\r\n${hidden}`),
  'a chunk ended by a line feed': post(chunked, `2\r\n{}\n0\r\n\r\n${hidden}`),
  'a chunk extension with a line feed': post(chunked, `2;a\n{}\r\n0\r\n\r\n${hidden}`),
  'a length in a trailer': post(chunked, `2\r\n{}\r\n0\r\ncontent-length: 99\r\n\r\n${hidden}`),
  'a NUL in a header': post('x: a\0b\r\ncontent-length: 0', hidden),
  'a header without a name': post(': y\r\ncontent-length: 0', hidden),
  'HTTP/1.2': post('content-length: 0', hidden).replace('HTTP/1.1', 'HTTP/1.2'),
};

/** Odd, and yet with one end only: answered once each. */
const whole: Record<string, string> = {
  'a chunk extension': post(chunked, `2;a=b\r\n{}\r\n0\r\n\r\n${hidden}`),
  'a trailer': post(chunked, `2\r\n{}\r\n0\r\nx: y\r\n\r\n${hidden}`),
};

const answers = async (port: number, bytes: string): Promise<number[]> => {
  const first = await sendBytes(port, Buffer.from(bytes, 'latin1'), false);
  if (!first) return [];
  const later = [...first.body.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
  return [first.status, ...later];
};

export const smuggling: readonly Case[] = [
  ...Object.entries(ambiguous).map(([tried, bytes]) => ({
    area: 'smuggling',
    tried,
    async run({ port }: { port: number }) {
      const statuses = await answers(port, bytes);
      const isRefused = statuses.length === 0 || (statuses.length === 1 && statuses[0]! >= 400);
      return isRefused ? null : `answered ${statuses.join(', ')}`;
    },
  })),
  ...Object.entries(whole).map(([tried, bytes]) => ({
    area: 'smuggling',
    tried: `${tried}: one request, and the next one after it`,
    async run({ port }: { port: number }) {
      const statuses = await answers(port, bytes);
      return statuses.join() === '400,200' ? null : `answered ${statuses.join(', ')}`;
    },
  })),
];
