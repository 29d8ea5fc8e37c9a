import { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker } from './worker.ts';

type Progress = (step: string, share: number) => Promise<void>;
type Answer = Extract<FromWorker, { type: 'solved' }>;

/** How often a thread at work is asked whether its run is still wanted, in ms. */
const heartbeatMs = 1_000;

/** A thread that works out an assignment. Whoever opens it closes it. */
export function openThread() {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  return {
    send: (message: ToWorker) => worker.postMessage(message),
    /** Waits for what comes out, and passes progress on; when that fails, nobody waits any more. */
    answer: (progress: Progress = async () => {}) => answerOf(worker, progress),
    close: () => worker.terminate(),
  };
}

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
