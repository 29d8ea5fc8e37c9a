import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { slowPdf } from '../../server/testing/pdf.ts';
import { knownPassword } from '../../server/testing/people.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { all, type Case } from './case.ts';
import type { Product } from './product.ts';
import { checked, sendFile } from './rooms.ts';

const accounts = 5;
const filesEach = 10;
/** How long somebody else's file may take until it can be used. */
const usableWithinMs = 2_000;
/** How often as long a sign-in may take as at rest. */
const tolerated = 2;
/** How much memory a process that draws may take, with what a look at it misses. */
const memoryMegabytes = 560;

/** The largest memory that a process of the product has at this moment, but for the product's own, in MB. */
function largestChildMegabytes(parent: number): number {
  const pages = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const [, after = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
        const fields = after.split(' ');
        return Number(fields[1]) === parent ? [Number(fields[21])] : [];
      } catch {
        // It has ended meanwhile.
        return [];
      }
    });
  return Math.round((Math.max(0, ...pages) * 4_096) / 1024 / 1024);
}

async function medianSignInMs({ call }: Product, email: string): Promise<number> {
  const times: number[] = [];
  while (times.length < 9) {
    const begun = performance.now();
    const { status } = await call(endpoints.signIn, { body: { email, password: knownPassword } });
    if (status !== 200) throw new Error(`A sign-in was answered ${status}`);
    times.push(performance.now() - begun);
    // As people do, not as a load test does.
    await setTimeout(100);
  }
  return times.sort((a, b) => a - b)[4]!;
}

async function othersWait(product: Product): Promise<string | null> {
  const rooms = product.people.rooms.splice(0, accounts + 1);
  const own = rooms.pop()!;
  const { email } = product.people.students.pop()!;
  const signInAtRest = await medianSignInMs(product, email);
  for (let file = 0; file < filesEach; file += 1)
    await Promise.all(
      rooms.map((room, at) =>
        sendFile(product, room, `plan-${file}.pdf`, slowPdf(`${at}.${file}`)),
      ),
    );
  const begun = performance.now();
  const text = await sendFile(product, own, 'levels.txt', 'Levels of the site, in m.\n');
  await Promise.race([checked(product, own, [text]), setTimeout(20_000)]);
  const usableMs = Math.round(performance.now() - begun);
  let megabytes = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      megabytes = Math.max(megabytes, largestChildMegabytes(product.server.process.pid!));
      await setTimeout(50);
    }
  })();
  const signIn = await medianSignInMs(product, email);
  await setTimeout(5_000);
  isOver = true;
  await watching;
  const times = Math.round((signIn / signInAtRest) * 10) / 10;
  return all(
    usableMs <= usableWithinMs ? null : `another’s text file was usable after ${usableMs} ms`,
    times <= tolerated ? null : `a sign-in took ${times} times as long`,
    megabytes <= memoryMegabytes ? null : `a process that draws took ${megabytes} MB`,
  );
}

export const slowPdfs: readonly Case[] = [
  {
    area: 'slow PDFs',
    tried: `${filesEach} of each of ${accounts} accounts wait: nobody else does`,
    isLong: true,
    run: othersWait,
  },
];
