import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { endpoints } from '../../src/contract/endpoints.ts';
import { address } from '../harness/persistent.ts';
import { all, type Case, seen } from './case.ts';
import type { Product } from './product.ts';

/** How often as long others may wait while they are opened. */
const tolerated = 20;

interface Open {
  readonly socket: Socket;
  isOver: boolean;
}

/** The last chunk: the stream has ended, whatever becomes of its connection. */
const lastChunk = /(^|\r\n)0\r\n\r\n$/;

/** Opens a stream and leaves it open. @returns once something has come, or it has ended */
const open = (port: number, token: string) =>
  new Promise<Open>((begun) => {
    const one: Open = { socket: connect(port, '127.0.0.1'), isOver: false };
    one.socket.setEncoding('latin1').on('data', (chunk: string) => {
      one.isOver ||= lastChunk.test(chunk);
      begun(one);
    });
    one.socket.on('error', () => {});
    one.socket.on('close', () => {
      one.isOver = true;
      begun(one);
    });
    const lines = [
      'GET /api/Notifications/stream HTTP/1.1',
      'host: localhost',
      'accept: text/event-stream',
      `x-forwarded-for: ${address()}`,
      `authorization: Bearer ${token}`,
    ];
    one.socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  });

async function crowded({ port, people, call }: Product, count: number): Promise<string | null> {
  const [own, other] = [people.students.pop()!, people.students.pop()!];
  const wait = async () => {
    const times: number[] = [];
    for (let asked = 0; asked < 9; asked += 1) {
      const begun = performance.now();
      await call(endpoints.me, {}, other.token);
      times.push(performance.now() - begun);
    }
    return times.sort((a, b) => a - b)[4]!;
  };
  const atRest = await wait();
  const others = await open(port, other.token);
  const opening = Promise.all(Array.from({ length: count }, () => open(port, own.token)));
  const meanwhile = await wait();
  const opened = await opening;
  try {
    for (let waited = 0; waited < 50 && stillOpen(opened) > 10; waited += 1) await setTimeout(100);
    const times = Math.round(meanwhile / atRest);
    return all(
      seen([stillOpen(opened), stillOpen([others])], [10, 1]),
      times <= tolerated ? null : `others waited ${times} times as long`,
    );
  } finally {
    for (const { socket } of [...opened, others]) socket.destroy();
  }
}

const stillOpen = (opened: readonly Open[]): number =>
  opened.filter(({ isOver }) => !isOver).length;

/** Line 8. */
export const streams: readonly Case[] = [
  {
    area: 'streams',
    tried: 'thirty by one account: ten stay, and somebody else’s as well',
    run: (product) => crowded(product, 30),
  },
  {
    area: 'streams',
    tried: 'a thousand by one account: ten stay, and nobody else waits for them',
    isLong: true,
    run: (product) => crowded(product, 1_000),
  },
];
