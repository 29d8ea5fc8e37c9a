import { availableParallelism } from 'node:os';
import { bounded } from '../../http/limits/bounded.ts';
import { Problem } from '../../http/problem.ts';
import { type PictureProcess, startPictureProcess } from './picture-process.ts';
import type { DrawnPicture } from './squares.ts';
import type { FromWorker, PictureTask } from './worker.ts';

/** The largest picture that is taken takes a tenth of it on an idle processor. */
const usualTimeMs = 15_000;
/** Nobody waits for a preview, so a busy machine may take longer over it. */
const timesForPreview = 4;
/** After so many pictures another process takes over, and whatever their files did to the decoder is gone. */
const picturesEach = 20;
/** A process that nobody needs for so long ends, with the memory it took. */
const restMs = 10_000;

/** Where pictures are made ready, apart from everything else. */
export interface ImageWorker {
  /** @throws {Problem} `picture-refused` when it is none or takes too long, `busy` */
  squares(file: Uint8Array): Promise<readonly DrawnPicture[]>;
  /** Pictures to look at in place of a file; none where it cannot be read within what a picture may take. @throws {Problem} `busy` */
  previews(file: Uint8Array, of: 'picture' | 'PDF'): Promise<readonly DrawnPicture[]>;
  /** Takes no more pictures; those under way are finished. */
  close(): void;
}

/**
 * Pictures are made ready in processes of their own, which can be killed: threads would take their turn, with
 * passwords and files, on the four that libuv has for a process.
 */
export function openImageWorker(timeMs = usualTimeMs): ImageWorker {
  const queue = bounded({
    atOnce: Math.max(1, Math.floor(availableParallelism() / 2)),
    waiting: 10,
    waitMs: 20_000,
  });
  const resting = new Map<PictureProcess, NodeJS.Timeout>();
  let isClosed = false;

  function take(): PictureProcess {
    for (const [one, timer] of resting) {
      clearTimeout(timer);
      resting.delete(one);
      if (one.isRunning) return one;
    }
    return startPictureProcess();
  }

  function rest(one: PictureProcess): void {
    if (isClosed || one.given >= picturesEach || !one.isRunning) {
      one.end();
      return;
    }
    const end = () => {
      resting.delete(one);
      one.end();
    };
    resting.set(one, setTimeout(end, restMs));
  }

  async function inProcess(task: PictureTask, withinMs: number): Promise<FromWorker> {
    const one = take();
    try {
      return await one.make(task, withinMs);
    } finally {
      rest(one);
    }
  }

  return {
    async squares(file) {
      const squares = await queue.run(() => inProcess({ what: 'squares', file }, timeMs));
      if (squares === null)
        throw new Problem('picture-refused', 'Use a JPEG, PNG or WebP picture.');
      return squares;
    },
    async previews(file, of) {
      const what = of === 'PDF' ? 'previews of a PDF' : 'preview of a picture';
      try {
        const draw = () => inProcess({ what, file }, timeMs * timesForPreview);
        return (await queue.run(draw)) ?? [];
      } catch (error) {
        if (error instanceof Problem && error.code === 'picture-refused') return [];
        throw error;
      }
    },
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
