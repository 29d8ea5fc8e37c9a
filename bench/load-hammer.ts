import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { begins, isOver } from './aside.ts';

/**
 * One caller who always has so many requests under way, in a process of their own. Who is sent away asks again a moment
 * later. Tells how many answers had each status once they have stopped.
 */
export interface Hammer {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly atOnce: number;
}

const answers: Record<number, number> = {};
const agent = new Agent({ keepAlive: true });

const ask = ({ url, headers }: Hammer) =>
  new Promise<number>((resolve, reject) => {
    const call = request(url, { agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    });
    call.once('error', reject);
    call.end();
  });

async function goOn(hammer: Hammer): Promise<void> {
  while (!isOver) {
    const status = await ask(hammer);
    answers[status] = (answers[status] ?? 0) + 1;
    if (status !== 200) await pause(250);
  }
}

begins<Hammer>(
  (hammer) => Promise.all(Array.from({ length: hammer.atOnce }, () => goOn(hammer))),
  () => answers,
);
