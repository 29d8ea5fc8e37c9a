import { Worker } from 'node:worker_threads';
import { bounded } from '../../../../platform/http/limits/bounded.ts';
import type { FromWorker, ToWorker } from './worker.ts';

type Progress = (step: string, share: number) => Promise<void>;
type Answer = Extract<FromWorker, { type: 'solved' }>;

/** Milliseconds between checks that the run of a thread at work is still wanted. */
const heartbeatMs = 1_000;

interface Thread {
  send(message: ToWorker): void;
  /** Waits for what comes out, and passes progress on; when that fails, nobody waits any more. */
  answer(progress?: Progress): Promise<Answer>;
}

/**
 * Each takes a processor and holds a whole assignment. A waiting caller is refused before its run counts as abandoned.
 */
const threads = bounded({ atOnce: 1, waiting: 10, waitMs: 45_000 });

/**
 * Lends a thread that works out assignments; it ends with the work.
 * @throws {Problem} `busy`
 */
export const inThread = <T>(work: (thread: Thread) => Promise<T>): Promise<T> =>
  threads.run(async () => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    try {
      return await work({
        send: (message) => worker.postMessage(message),
        answer: (progress = async () => {}) => answerOf(worker, progress),
      });
    } finally {
      await worker.terminate();
    }
  });

function answerOf(worker: Worker, progress: Progress): Promise<Answer> {
  return new Promise<Answer>((resolve, reject) => {
    let now = { step: 'Both sides’ orders', share: 0.4 };
    const report = () => progress(now.step, now.share).catch(giveUp);
    const beat = setInterval(report, heartbeatMs);
    const giveUp = (error: unknown) => {
      clearInterval(beat);
      reject(error);
    };
    worker.on('message', (message: FromWorker) => {
      if (message.type === 'step') {
        now = message;
        report();
        return;
      }
      clearInterval(beat);
      resolve(message);
    });
    worker.on('error', giveUp);
    worker.on('exit', () => giveUp(new Error('The thread of an assignment ended early.')));
  });
}
