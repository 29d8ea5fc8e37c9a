import { connect, type Socket } from 'node:net';
import { begins } from '../aside.ts';
import type { Caller } from '../people.ts';

/**
 * Holds open pages: one raw connection a person to the live notifications, opened some at a time, in a process of
 * its own. Tells once all have their first event, and how many were lost when it is asked.
 */
const atOnce = 100;
const held = new Set<Socket>();
let lost = 0;

function hold(port: number, { headers }: Caller): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let said = '';
    socket.setEncoding('latin1').on('data', (chunk) => {
      if (held.has(socket)) return;
      said += chunk;
      if (!said.includes('event: notifications')) return;
      held.add(socket);
      resolve();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      if (held.delete(socket)) lost += 1;
      else reject(new Error(`A stream was refused: ${said.split('\r\n')[0]}`));
    });
    const lines = Object.entries({ host: 'localhost', accept: 'text/event-stream', ...headers });
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    socket.write(`GET /api/Notifications/stream HTTP/1.1\r\n${head}\r\n`);
  });
}

async function holdAll({ port, people }: { port: number; people: Caller[] }): Promise<void> {
  const waiting = people.values();
  const openOneByOne = async () => {
    for (const person of waiting) await hold(port, person);
  };
  await Promise.all(Array.from({ length: atOnce }, openOneByOne));
}

begins(holdAll, () => ({ open: held.size, lost }));
