import { connect } from 'node:net';

/**
 * Slow clients, in a process of their own: so many connections that send a request byte by byte and never finish it,
 * first its headers, later its body. They begin spread over the first second, as they would who know nothing of each
 * other. One that the server ends is opened again. Tells how many were ended.
 */
const dripMs = 1_000;
let ended = 0;
let stopped = false;

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
    if (stopped) return;
    ended += 1;
    setTimeout(() => drip(port, what, number), 100);
  });
}

process.on(
  'message',
  (told: { port: number; what: keyof typeof heads; sockets: number } | 'count') => {
    if (told === 'count') {
      process.send?.({ ended });
      return;
    }
    for (let number = 0; number < told.sockets; number += 1)
      setTimeout(drip, (number / told.sockets) * dripMs, told.port, told.what, number);
  },
);
process.once('disconnect', () => {
  stopped = true;
  process.exit(0);
});
