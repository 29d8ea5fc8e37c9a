import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

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
let isOver = false;

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

let going: Promise<unknown> = Promise.resolve();
process.on('message', async (told: Hammer | 'stop') => {
  if (told !== 'stop') {
    going = Promise.all(Array.from({ length: told.atOnce }, () => goOn(told)));
    return;
  }
  isOver = true;
  await going;
  process.send?.(answers);
});
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
