import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { bytesType } from '../src/contract/engagements/files.ts';
import type { Caller } from './api-people.ts';
import { begins, isOver } from './aside.ts';

/**
 * Many uploads that are open at once, each over a slow line, in a process of their own. Where the server ends a request
 * that takes too long, the upload asks how far it is and goes on. Tells what has come of it once it is stopped.
 */
interface Open {
  readonly caller: Caller;
  readonly engagement: number;
  readonly file: number;
}

/** So much each of them sends in a second. */
const bytesASecond = 1_024;
const told = { sent: 0, requests: 0, failed: 0 };
const errors = new Set<string>();
const agent = new Agent({ keepAlive: true, maxSockets: 2_000 });

async function uploadOn(origin: string, { caller, engagement, file }: Open): Promise<void> {
  const url = `${origin}/api/Engagements/${engagement}/files/${file}/bytes`;
  const headers = { ...caller.headers, 'tus-resumable': '1.0.0' };
  await pause(Math.random() * 1_000);
  while (!isOver) {
    const offset = await asked(url, headers);
    if (offset === null) await pause(1_000);
    else await sendSlowly(url, { ...headers, 'upload-offset': String(offset) });
  }
}

const asked = (url: string, headers: Record<string, string>) =>
  new Promise<number | null>((resolve) => {
    told.requests += 1;
    const call = request(url, { agent, method: 'HEAD', headers }, (answer) => {
      answer.resume();
      if (answer.statusCode !== 200) fail(`HEAD ${answer.statusCode}`);
      resolve(answer.statusCode === 200 ? Number(answer.headers['upload-offset']) : null);
    });
    call.once('error', (error) => {
      fail(error.message);
      resolve(null);
    });
    call.end();
  });

/** Until the server has enough of it: it takes a request for 30 seconds. */
const sendSlowly = (url: string, headers: Record<string, string>) =>
  new Promise<void>((resolve) => {
    told.requests += 1;
    const call = request(url, {
      agent,
      method: 'PATCH',
      headers: { ...headers, 'content-type': bytesType },
    });
    const piece = Buffer.alloc(bytesASecond, 7);
    const timer = setInterval(() => {
      if (isOver) {
        call.destroy();
        return;
      }
      call.write(piece);
      told.sent += piece.length;
    }, 1_000);
    const over = () => {
      clearInterval(timer);
      resolve();
    };
    call.once('response', (answer) => {
      answer.resume();
      if (answer.statusCode !== 408) fail(`PATCH ${answer.statusCode}`);
      call.destroy();
    });
    call.once('error', over);
    call.once('close', over);
  });

function fail(what: string): void {
  told.failed += 1;
  errors.add(what);
}

begins<{ origin: string; uploads: Open[] }>(
  ({ origin, uploads }) => Promise.all(uploads.map((one) => uploadOn(origin, one))),
  () => ({ ...told, errors: [...errors] }),
);
