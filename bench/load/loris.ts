import { connect } from 'node:net';
import { begins, isOver } from '../aside.ts';

/**
 * Slow clients, in a process of their own: so many connections that send a request byte by byte and never finish it,
 * first its headers, later its body. They begin spread over the first second, as they would who know nothing of each
 * other. One that the server ends is opened again. Tells how many were ended.
 */
const dripMs = 1_000;
let ended = 0;

const heads = {
  headers: () => 'GET /api/Projects HTTP/1.1\r\nhost: localhost\r\nx-slow: ',
  body: (address: string) =>
    `POST /api/Auth/Login HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${address}\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n{"`,
};

function drip(port: number, what: keyof typeof heads, number: number): void {
  const socket = connect(port, '127.0.0.1');
  socket.write(heads[what](`172.16.${number >> 8}.${number & 255}`));
  const timer = setInterval(() => socket.write('a'), dripMs);
  socket.on('error', () => {});
  socket.on('data', () => {});
  socket.on('close', () => {
    clearInterval(timer);
    if (isOver) return;
    ended += 1;
    setTimeout(() => drip(port, what, number), 100);
  });
}

begins<{ port: number; what: keyof typeof heads; sockets: number }>(
  ({ port, what, sockets }) => {
    for (let number = 0; number < sockets; number += 1)
      setTimeout(drip, (number / sockets) * dripMs, port, what, number);
  },
  () => ({ ended }),
);
