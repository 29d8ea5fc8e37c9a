import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { begins, isOver } from '../aside.ts';
import type { Caller } from '../people.ts';
import { answerTo } from '../traffic.ts';

/**
 * Calls that are always under way, each made again and again, in a process of their own. Who is sent away asks again a
 * moment later. Tells how many answers had each status, 0 for none, once they have stopped.
 */
export interface Hammer {
  readonly origin: string;
  readonly calls: readonly {
    readonly path: string;
    readonly headers: Partial<Caller['headers']>;
    /** The body is the worst picture. */
    readonly isPicture?: boolean;
  }[];
}

const answers: Record<number, number> = {};
const agent = new Agent({ keepAlive: true });

/** The most work in the fewest bytes: 49,000,000 pixels that are decoded in seven passes, in 200 KB. */
const worst = () =>
  sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#16386b' } })
    .png({ progressive: true, compressionLevel: 9 })
    .toBuffer();

async function hammer({ origin, calls }: Hammer): Promise<void> {
  const body = calls.some(({ isPicture }) => isPicture) ? await worst() : undefined;
  const goOn = async ({ path, headers, isPicture }: Hammer['calls'][number]) => {
    const call = isPicture
      ? { path, method: 'PUT', headers: { ...headers, 'content-type': 'image/png' }, body }
      : { path, headers };
    while (!isOver) {
      const answer = await answerTo(agent, origin, call).catch(() => null);
      const status = answer?.statusCode ?? 0;
      answers[status] = (answers[status] ?? 0) + 1;
      if (status !== 200) await pause(250);
    }
  };
  await Promise.all(calls.map(goOn));
}

begins(hammer, () => answers);
