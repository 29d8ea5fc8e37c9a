import { fork } from 'node:child_process';
import { availableParallelism, setPriority } from 'node:os';
import { bounded } from '../../http/limits/bounded.ts';
import { Problem } from '../../http/problem.ts';
import type { SquarePicture } from './encode.ts';
import type { FromWorker } from './worker.ts';

const worker = new URL('./worker.ts', import.meta.url);

/** The largest picture that is taken takes a tenth of it on an idle processor. */
const usualTimeMs = 15_000;
/** Behind everything the server itself does. */
const niceness = 10;

/** Where pictures are made ready, apart from everything else. */
export interface Studio {
  /** @throws {Problem} `picture-refused` when it is none or takes too long, `busy` */
  squares(file: Uint8Array): Promise<readonly SquarePicture[]>;
  /** Takes no more pictures; those under way are finished. */
  close(): void;
}

/**
 * Each picture gets a process of its own: a thread would take its turn, with passwords and files, on the four
 * that libuv has for a process. It can be killed when it takes too long, and takes the memory and whatever the
 * file did to the decoder with it.
 */
export function openStudio(timeMs = usualTimeMs): Studio {
  const queue = bounded({
    atOnce: Math.max(1, Math.floor(availableParallelism() / 2)),
    waiting: 10,
    waitMs: 20_000,
  });
  return {
    async squares(file) {
      const squares = await queue.run(() => inProcess(file, timeMs));
      if (squares === null)
        throw new Problem('picture-refused', 'Use a JPEG, PNG or WebP picture.');
      return squares;
    },
    close: queue.close,
  };
}

function inProcess(file: Uint8Array, timeMs: number): Promise<FromWorker> {
  const child = fork(worker, {
    // Nothing that could be stolen from it: no settings, no open files.
    env: {},
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    timeout: timeMs,
    killSignal: 'SIGKILL',
  });
  // At once, because its later threads are as nice as its first.
  if (child.pid) setPriority(child.pid, niceness);
  return new Promise((resolve, reject) => {
    child.once('message', (answer) => resolve(answer as FromWorker));
    child.once('error', reject);
    child.once('exit', () =>
      reject(
        new Problem('picture-refused', 'This picture takes too long to read. Use a smaller one.'),
      ),
    );
    // Whether it arrives is told by what follows.
    child.send(file, () => {});
  });
}
