import { parentPort } from 'node:worker_threads';
import { type RunProject, solve } from './solve.ts';
import { type OrderedWish, orderWishes, type Wish } from './wishes.ts';

/** Messages to the thread: wishes as they are read, then to work them out. */
export type ToWorker =
  | { readonly type: 'wishes'; readonly wishes: readonly Wish[] }
  | { readonly type: 'work out'; readonly projects: readonly RunProject[]; readonly seed: number }
  /** The same from orders that were saved. */
  | {
      readonly type: 'work out again';
      readonly wishes: readonly OrderedWish[];
      readonly projects: readonly RunProject[];
    };

/** Messages from it. */
export type FromWorker =
  | { readonly type: 'step'; readonly step: string; readonly share: number }
  | {
      readonly type: 'solved';
      readonly wishes: readonly OrderedWish[];
      readonly solved: ReturnType<typeof solve>;
    };

/** Works out a run beside the server's own thread, which goes on answering meanwhile. */
const wishes: Wish[] = [];
const send = (message: FromWorker) => parentPort?.postMessage(message);
const steps = {
  students: { step: 'Best for students', share: 0.45 },
  companies: { step: 'Best for companies', share: 0.55 },
  rank: { step: 'Lowest ranks', share: 0.65 },
};

parentPort?.on('message', (message: ToWorker) => {
  if (message.type === 'wishes') {
    wishes.push(...message.wishes);
    return;
  }
  send({ type: 'step', step: 'Both sides’ orders', share: 0.4 });
  const ordered = message.type === 'work out' ? orderWishes(wishes, message.seed) : message.wishes;
  const solved = solve(ordered, message.projects, (kind) => send({ type: 'step', ...steps[kind] }));
  send({ type: 'solved', wishes: ordered, solved });
});
