import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { bytesType } from '../../src/contract/engagements/files.ts';
import { begins, isOver } from '../aside.ts';
import type { Caller } from '../people.ts';
import { answerTo } from '../traffic.ts';

/**
 * Many uploads that are open at once, each over a slow line, in a process of their own. Where the server ends a request
 * that takes too long, the upload asks how far it is and goes on. Tells how much it has sent once it is stopped, and how
 * often something else was answered.
 */
export interface Upload {
  readonly path: string;
  readonly caller: Caller;
}

/** So much each of them sends in a second. */
const piece = Buffer.alloc(1_024, 7);
const told: Record<string, number> = { sent: 0 };
const agent = new Agent({ keepAlive: true, maxSockets: 2_000 });

async function uploadOn(origin: string, { path, caller }: Upload): Promise<void> {
  const headers = { ...caller.headers, 'tus-resumable': '1.0.0' };
  await pause(Math.random() * 1_000);
  while (!isOver) {
    const asked = { method: 'HEAD', path, headers };
    const answer = await answerTo(agent, origin, asked).catch(() => null);
    const offset = answer?.headers['upload-offset'];
    if (answer?.statusCode === 200 && offset)
      await sendSlowly(origin + path, { ...headers, 'upload-offset': String(offset) });
    else {
      fail(`HEAD ${answer?.statusCode ?? 'without answer'}`);
      await pause(1_000);
    }
  }
}

/** Until the server has enough of it: it takes a request for 30 seconds. */
const sendSlowly = (url: string, headers: Record<string, string>) =>
  new Promise<void>((resolve) => {
    const given = { ...headers, 'content-type': bytesType };
    const call = request(url, { agent, method: 'PATCH', headers: given });
    const timer = setInterval(() => {
      if (isOver) return void call.destroy();
      call.write(piece);
      told.sent! += piece.length;
    }, 1_000);
    call.once('response', (answer) => {
      answer.resume();
      if (answer.statusCode !== 408) fail(`PATCH ${answer.statusCode}`);
      call.destroy();
    });
    call.on('error', () => {});
    call.once('close', () => {
      clearInterval(timer);
      resolve();
    });
  });

function fail(what: string): void {
  told[what] = (told[what] ?? 0) + 1;
}

begins<{ origin: string; uploads: Upload[] }>(
  ({ origin, uploads }) => Promise.all(uploads.map((one) => uploadOn(origin, one))),
  () => told,
);
