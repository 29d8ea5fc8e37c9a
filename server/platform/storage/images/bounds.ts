import { isMainThread, Worker, workerData } from 'node:worker_threads';

/** Limits for one picture: processor time, and memory of its whole process. */
const processorMsAtMost = 5_000;
const memoryBytesAtMost = 512 * 1024 * 1024;
/** Milliseconds between checks. */
const everyMs = 20;

/** Shared with the thread that looks: the processor time when a picture was begun, in milliseconds; negative for none. */
type Begun = Int32Array;
const none = -1;

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return Math.round((user + system) / 1_000);
};

/**
 * Ends this process when a picture takes more than it may. Drawing holds up its thread, so another one looks.
 * @returns a function that does a piece of work within these bounds
 */
export function watchBounds(): <T>(work: () => Promise<T>) => Promise<T> {
  const begun: Begun = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)).fill(
    none,
  );
  new Worker(new URL(import.meta.url), { workerData: begun }).unref();
  return async (work) => {
    Atomics.store(begun, 0, processorMs());
    try {
      return await work();
    } finally {
      Atomics.store(begun, 0, none);
    }
  };
}

if (!isMainThread) {
  const begun: Begun = workerData;
  setInterval(() => {
    const from = Atomics.load(begun, 0);
    const isOver =
      from !== none &&
      (processorMs() - from > processorMsAtMost || process.memoryUsage.rss() > memoryBytesAtMost);
    if (isOver) process.kill(process.pid, 'SIGKILL');
  }, everyMs);
}
