import { parentPort } from 'node:worker_threads';
import { type RunProject, solve } from './solve.ts';
import { type OrderedWish, orderWishes, type Wish } from './wishes.ts';

/** What the thread is told: wishes as they are read, then to work them out. */
export type Told =
  | { readonly type: 'wishes'; readonly wishes: readonly Wish[] }
  | { readonly type: 'work out'; readonly projects: readonly RunProject[]; readonly seed: number }
  /** The same from orders that were kept. */
  | {
      readonly type: 'work out again';
      readonly wishes: readonly OrderedWish[];
      readonly projects: readonly RunProject[];
    };

/** What it tells. */
export type Tells =
  | { readonly type: 'step'; readonly step: string; readonly share: number }
  | {
      readonly type: 'solved';
      readonly wishes: readonly OrderedWish[];
      readonly solved: ReturnType<typeof solve>;
    };

/** Works out a run beside the server's own thread, which goes on answering meanwhile. */
const wishes: Wish[] = [];
const tell = (message: Tells) => parentPort?.postMessage(message);
const steps = {
  students: { step: 'Best for the students', share: 0.45 },
  companies: { step: 'Best for the companies', share: 0.55 },
  rank: { step: 'Lowest ranks', share: 0.65 },
};

parentPort?.on('message', (told: Told) => {
  if (told.type === 'wishes') {
    wishes.push(...told.wishes);
    return;
  }
  tell({ type: 'step', step: 'Both sides’ orders', share: 0.4 });
  const ordered = told.type === 'work out' ? orderWishes(wishes, told.seed) : told.wishes;
  const solved = solve(ordered, told.projects, (kind) => tell({ type: 'step', ...steps[kind] }));
  tell({ type: 'solved', wishes: ordered, solved });
});
