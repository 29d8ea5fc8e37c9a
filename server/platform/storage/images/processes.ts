import { bounded } from '../../http/limits/bounded.ts';
import { type PictureProcess, type ProcessKind, startPictureProcess } from './picture-process.ts';

/** After this many tasks another process takes over, which ends any effect of files on the decoder. */
const tasksEach = 20;

interface Kind extends ProcessKind {
  /** Limits of tasks at work, of tasks waiting, and of their wait. */
  readonly bounds: { readonly atOnce: number; readonly waiting: number; readonly waitMs: number };
  /** A process that nobody needs for so long ends, with the memory it took. */
  readonly restMs: number;
}

/** Work apart from everything else, each piece in a process that has no other. */
export interface Processes {
  /** @throws {Problem} the refusal, or `busy` */
  run(task: object, withinMs: number): Promise<unknown>;
  /** Takes no more; what is under way is finished. */
  close(): void;
}

/**
 * Processes can be killed, and threads would take their turn, with passwords and files, on the four that libuv has for
 * a process.
 */
export function openProcesses({ bounds, restMs, ...kind }: Kind): Processes {
  const queue = bounded(bounds);
  const resting = new Map<PictureProcess, NodeJS.Timeout>();
  let isClosed = false;

  function take(): PictureProcess {
    for (const [one, timer] of resting) {
      clearTimeout(timer);
      resting.delete(one);
      if (one.isRunning) return one;
    }
    return startPictureProcess(kind);
  }

  function rest(one: PictureProcess): void {
    if (isClosed || one.given >= tasksEach || !one.isRunning) {
      one.end();
      return;
    }
    const end = () => {
      resting.delete(one);
      one.end();
    };
    resting.set(one, setTimeout(end, restMs));
  }

  return {
    run: (task, withinMs) =>
      queue.run(async () => {
        const one = take();
        try {
          return await one.make(task, withinMs);
        } finally {
          rest(one);
        }
      }),
    close() {
      isClosed = true;
      queue.close();
      for (const [one, timer] of resting) {
        clearTimeout(timer);
        one.end();
      }
    },
  };
}
