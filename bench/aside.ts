import { fork } from 'node:child_process';
import { once } from 'node:events';

/** How much of each came of it, as answers with a status. */
export type Outcome = Readonly<Record<string, number>>;

/** Something that a process of its own does beside what is measured. */
export interface Aside {
  /** @returns what came of it so far, once what it was told is done */
  tell(): Promise<Outcome>;
  /** Has it stop first. */
  stop(): Promise<Outcome>;
  end(): void;
}

/** Starts a file of this folder in a process of its own, and has it begin. */
export async function aside(file: string, told: object): Promise<Aside> {
  const child = fork(new URL(file, import.meta.url));
  await once(child, 'message');
  child.send(told);
  const ask = async (word: 'tell' | 'stop') => {
    child.send(word);
    const [outcome] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
    if (typeof outcome !== 'object') throw new Error(`${file} ended early.`);
    return outcome as Outcome;
  };
  return {
    tell: () => ask('tell'),
    stop: () => ask('stop'),
    end: () => child.connected && child.disconnect(),
  };
}

/** True once it was told to stop: asked by the process itself. */
export let isOver = false;

/** The other side: what the process does with what it is told, and what it tells of it. */
export function begins<Told>(begin: (told: Told) => unknown, outcome: () => Outcome): void {
  let doing: unknown;
  process.on('message', async (told: Told | 'tell' | 'stop') => {
    if (told !== 'tell' && told !== 'stop') {
      doing = begin(told as Told);
      return;
    }
    isOver ||= told === 'stop';
    await doing;
    process.send?.(outcome());
  });
  process.once('disconnect', () => process.exit(0));
  process.send?.('ready');
}
