import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import type { Problem } from '../../http/problem.ts';

/** A process that makes or draws pictures, one after the other. */
export interface PictureProcess {
  readonly isRunning: boolean;
  /** Number of pictures it was given. */
  readonly given: number;
  /** @throws {Problem} the refusal, when it takes too long, or more than the process bears; the process is then gone */
  make(task: object, timeMs: number): Promise<unknown>;
  end(): void;
}

export interface ProcessKind {
  /** Its script. */
  readonly worker: URL;
  /** Niceness below the server's own work: 1 to 19. */
  readonly niceness: number;
  /** Problem of a task that takes too long or more than its process allows. */
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
      const timer = setTimeout(() => child.kill('SIGKILL'), timeMs);
      const ended = once(child, 'exit', { signal }).then(() => {
        throw refusal();
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
