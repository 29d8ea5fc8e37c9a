import { availableParallelism } from 'node:os';
import { problems } from '../../../../src/contract/problem.ts';
import { Problem } from '../../http/problem.ts';
import { openProcesses } from './processes.ts';
import type { DrawnPicture, FromWorker, PictureTask } from './task.ts';

/** Its processor time is bounded; a picture that has not had it by then waits for a busy machine. */
const withinMs = 40_000;
/** Half of the processors are left to everybody else. */
const atOnce = Math.max(1, Math.floor(availableParallelism() / 2));

const isDrawn = (answer: FromWorker): answer is readonly DrawnPicture[] => Array.isArray(answer);

const tooLarge = () =>
  new Problem('picture-refused', 'This picture is too large to read. Use a smaller one.');

/** Processes pictures apart from everything else. */
export interface ImageWorker {
  /** @throws {Problem} `picture-refused` when it is none or takes too much, `busy` */
  squares(file: Uint8Array): Promise<readonly DrawnPicture[]>;
  /** Pictures to look at in place of a file; none where it cannot be read within what a picture may take. @throws {Problem} `busy` */
  previews(file: Uint8Array, of: 'picture' | 'PDF'): Promise<readonly DrawnPicture[]>;
  /** True if a PDF opens only with a password; false if checking takes too much. @throws {Problem} `busy` */
  asksForPassword(file: Uint8Array): Promise<boolean>;
  /** Takes no more pictures; those under way are finished. */
  close(): void;
}

/** Pictures are made ready in processes of their own. */
export function openImageWorker(timeMs = withinMs): ImageWorker {
  const processes = openProcesses({
    worker: new URL('./worker.ts', import.meta.url),
    bounds: { atOnce, waiting: 10, waitMs: 20_000 },
    restMs: 10_000,
    // Behind everything else.
    niceness: 19,
    refusal: tooLarge,
  });
  const made = (task: PictureTask) => processes.run(task, timeMs) as Promise<FromWorker>;

  return {
    async squares(file) {
      const squares = await made({ what: 'squares', file });
      if (!isDrawn(squares))
        throw new Problem('picture-refused', problems['picture-refused'].title);
      return squares;
    },
    async previews(file, of) {
      const what = of === 'PDF' ? 'previews of a PDF' : 'preview of a picture';
      try {
        const pages = await made({ what, file });
        return isDrawn(pages) ? pages : [];
      } catch (error) {
        if (error instanceof Problem && error.code === 'picture-refused') return [];
        throw error;
      }
    },
    async asksForPassword(file) {
      try {
        return (await made({ what: 'whether a PDF asks for a password', file })) === true;
      } catch (error) {
        if (error instanceof Problem && error.code === 'picture-refused') return false;
        throw error;
      }
    },
    close: processes.close,
  };
}
