import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { busy } from '../../http/limits/bounded.ts';
import type { Problem } from '../../http/problem.ts';

/** A process that makes or draws pictures, one after the other. */
export interface PictureProcess {
  readonly isRunning: boolean;
  /** Number of pictures it was given. */
  readonly given: number;
  /** @throws {Problem} the refusal, when it takes more than the process may; `busy`, when its time is over before that. The process is then gone. */
  make(task: object, timeMs: number): Promise<unknown>;
  end(): void;
}

export interface ProcessKind {
  /** Its script. */
  readonly worker: URL;
  /** Niceness below the server's own work: 1 to 19. */
  readonly niceness: number;
  /** Problem of a task that takes more than its process may. */
  readonly refusal: () => Problem;
}

/** Starting one stops the server for a moment: for 20 ms when it holds 400 MB. */
export function startPictureProcess({ worker, niceness, refusal }: ProcessKind): PictureProcess {
  const child = fork(worker, {
    // Nothing that could be stolen from it: no settings, no open files.
    env: {},
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  // A waiting caller gets the error; between two pictures there is none.
  child.on('error', () => {});
  // At once, because its later threads are as nice as its first.
  if (child.pid) setPriority(child.pid, niceness);
  let given = 0;

  return {
    get isRunning() {
      return child.connected && child.exitCode === null && child.signalCode === null;
    },
    get given() {
      return given;
    },
    async make(task, timeMs) {
      given += 1;
      const over = new AbortController();
      const { signal } = over;
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        child.kill('SIGKILL');
      }, timeMs);
      // The process itself ends a task that takes too much; one that only waits for the processor is late.
      const ended = once(child, 'exit', { signal }).then(() => {
        throw isLate ? busy() : refusal();
      });
      try {
        const answered = Promise.race([once(child, 'message', { signal }), ended]);
        // Later events show if it arrived.
        child.send(task, () => {});
        return (await answered)[0];
      } finally {
        clearTimeout(timer);
        over.abort();
      }
    },
    end() {
      if (child.connected) child.disconnect();
    },
  };
}
