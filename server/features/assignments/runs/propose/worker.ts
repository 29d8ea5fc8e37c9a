import { parentPort } from 'node:worker_threads';
import { type PinCosts, pinCosts } from '../../engine/pin-costs.ts';
import type { Pinned } from '../pins/rules.ts';
import { instanceOf, pairsIn, type RunProject } from './run-instance.ts';
import { solve } from './solve.ts';
import { type OrderedWish, orderWishes, type Wish } from './wishes.ts';

/** Messages to the thread: wishes as they are read, then to work them out. */
export type ToWorker =
  | { readonly type: 'wishes'; readonly wishes: readonly Wish[] }
  | {
      readonly type: 'work out';
      readonly projects: readonly RunProject[];
      readonly pinned: Pinned;
      readonly seed: number;
    }
  /** Repeats the work from saved orders, without the costs of pins. */
  | {
      readonly type: 'work out again';
      readonly wishes: readonly OrderedWish[];
      readonly projects: readonly RunProject[];
      readonly pinned: Pinned;
    };

/** Messages from it. */
export type FromWorker =
  | { readonly type: 'step'; readonly step: string; readonly share: number }
  | {
      readonly type: 'solved';
      readonly wishes: readonly OrderedWish[];
      readonly solved: ReturnType<typeof solve>;
      /** Null where nothing is pinned, or it was not asked. */
      readonly costs: PinCosts | null;
    };

/** Works out a run beside the server's own thread, which goes on answering meanwhile. */
const wishes: Wish[] = [];
const send = (message: FromWorker) => parentPort?.postMessage(message);
const steps = {
  students: { step: 'Best for students', share: 0.45 },
  companies: { step: 'Best for companies', share: 0.5 },
  rank: { step: 'Most students placed', share: 0.55 },
};

parentPort?.on('message', (message: ToWorker) => {
  if (message.type === 'wishes') {
    wishes.push(...message.wishes);
    return;
  }
  const { projects, pinned } = message;
  send({ type: 'step', step: 'Both sides’ orders', share: 0.4 });
  const ordered = message.type === 'work out' ? orderWishes(wishes, message.seed) : message.wishes;
  const solved = solve(ordered, projects, pinned, (kind) => send({ type: 'step', ...steps[kind] }));
  const costs = message.type === 'work out' ? costsOf(ordered, projects, pinned) : null;
  send({ type: 'solved', wishes: ordered, solved, costs });
});

function costsOf(ordered: readonly OrderedWish[], projects: readonly RunProject[], pinned: Pinned) {
  const count = pinned.pins.length;
  if (count === 0) return null;
  const run = instanceOf(ordered, projects);
  const { pins, exclusions } = pairsIn(run, projects, pinned);
  return pinCosts(run.instance, pins, exclusions, (done) =>
    send({
      type: 'step',
      step: `What each pair costs, ${done + 1} of ${count}`,
      share: 0.6 + (0.15 * done) / count,
    }),
  );
}
