import { connect } from 'node:net';
import type { Case } from './case.ts';
import type { Product } from './product.ts';

const dripMs = 500;

const beginnings = {
  headers: 'GET /api/Projects HTTP/1.1\r\nhost: localhost\r\nx-slow: ',
  body: 'POST /api/Auth/Login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n{"',
};

/** Sends the beginning and then a byte now and again. @returns what it was told until its connection ended */
const drip = (port: number, beginning: string) =>
  new Promise<string>((ended) => {
    const socket = connect(port, '127.0.0.1');
    let said = '';
    socket.write(beginning);
    const timer = setInterval(() => socket.write('a'), dripMs);
    socket.on('error', () => {});
    socket.on('data', (chunk) => (said += chunk));
    socket.on('close', () => {
      clearInterval(timer);
      ended(said);
    });
  });

export const slowClients: readonly Case[] = Object.entries(beginnings).map(([what, beginning]) => ({
  area: 'slow clients',
  tried: `a hundred that send their ${what} byte by byte: each is answered 408 and gone`,
  isLong: true,
  isBeside: true,
  async run({ port }: Product) {
    const told = await Promise.all(Array.from({ length: 100 }, () => drip(port, beginning)));
    const others = told.filter((said) => !said.startsWith('HTTP/1.1 408'));
    return others.length === 0 ? null : `${others.length} were told ${others[0]!.slice(0, 80)}`;
  },
}));
