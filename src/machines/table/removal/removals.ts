import {
  type ActorRefFrom,
  assign,
  emit,
  enqueueActions,
  fromCallback,
  type SnapshotFrom,
  setup,
  waitFor,
} from 'xstate';
import { goneIn, type RemovalInput, removalMachine } from './removal.ts';

export type RemovalRef = ActorRefFrom<typeof removalMachine>;

/** The last moment at which a call can still be sent from this page. */
const watchLeaving = fromCallback<{ type: 'leave' }>(({ sendBack }) => {
  const left = () => sendBack({ type: 'leave' });
  window.addEventListener('pagehide', left);
  return () => window.removeEventListener('pagehide', left);
});

/**
 * All deletions that are not finished, over all screens of the area.
 *
 *     one state: 'remove' starts a removal of its own,
 *     'leave' sends each that still waits, and finished ones are dropped
 */
export const removalsMachine = setup({
  types: {
    context: {} as { removals: readonly RemovalRef[]; count: number },
    events: {} as
      | { type: 'remove'; removal: RemovalInput }
      | { type: 'leave' }
      | { type: `xstate.snapshot.${string}` }
      | { type: `xstate.done.actor.${string}`; actorId: string },
    emitted: {} as { type: 'settled'; removal: RemovalRef },
  },
  actors: { removal: removalMachine, watchLeaving },
}).createMachine({
  id: 'removals',
  context: { removals: [], count: 0 },
  invoke: { src: 'watchLeaving' },
  on: {
    remove: {
      actions: assign(({ context: { removals, count }, event, spawn }) => ({
        removals: [
          ...removals,
          spawn('removal', {
            id: `removal-${count + 1}`,
            input: event.removal,
            syncSnapshot: true,
          }),
        ],
        count: count + 1,
      })),
    },
    leave: {
      actions: enqueueActions(({ context, enqueue }) => {
        for (const removal of context.removals) enqueue.sendTo(removal, { type: 'leave' });
      }),
    },
    // Each result changes the tables.
    'xstate.snapshot.*': { actions: assign({ removals: ({ context }) => [...context.removals] }) },
    'xstate.done.actor.*': {
      actions: [
        emit(({ context, event }) => ({
          type: 'settled' as const,
          removal: context.removals.find(({ id }) => id === event.actorId)!,
        })),
        assign({
          removals: ({ context, event }) =>
            context.removals.filter(({ id }) => id !== event.actorId),
        }),
      ],
    },
  },
});

type Removals = ActorRefFrom<typeof removalsMachine>;
type Snapshot = SnapshotFrom<typeof removalsMachine>;

/** The rows of a table that are deleted on the screen, though perhaps not yet at the server. */
export const removedFrom = ({ context }: Snapshot, table: string): ReadonlySet<number> =>
  new Set(
    context.removals
      .map((removal) => removal.getSnapshot())
      .filter((now) => now.context.table === table)
      .flatMap(goneIn),
  );

/** Sends what still waits, and is done when the server has answered, or three seconds have passed. */
export async function flush(removals: Removals): Promise<void> {
  removals.send({ type: 'leave' });
  await waitFor(removals, ({ context }) => context.removals.length === 0, { timeout: 3000 }).catch(
    () => {},
  );
}
