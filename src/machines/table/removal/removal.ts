import { assign, type SnapshotFrom, setup } from 'xstate';
import { type Failure, failureFrom } from '../../../api/problem.ts';
import type { TableSource } from '../../../api/tables/source.ts';
import { calling } from '../../calls/calling.ts';

interface Removable {
  readonly id: number;
  readonly label: string;
}

/** A row that could not be deleted, and why. */
interface Refusal extends Removable {
  readonly failure: Failure;
}

interface Sending {
  readonly source: TableSource;
  readonly rows: readonly Removable[];
  readonly force: boolean;
  readonly revoke: readonly string[];
  readonly keepalive: boolean;
}

/** Asks for the password while the person is still there. */
const makeSure = calling<void, { source: TableSource }>(async ({ input: { source } }) =>
  source.beforeRemove?.(),
);

/** Deletes row after row; one that is refused does not stop the others. One already gone counts as deleted. */
const send = calling<readonly Refusal[], Sending>(
  async ({ input: { source, rows, force, revoke, keepalive } }) => {
    const remove = async ({ id, label }: Removable): Promise<Refusal[]> => {
      try {
        await source.remove(id, { force, revoke, keepalive });
        return [];
      } catch (error) {
        const failure = failureFrom(error);
        return failure.reason === 'not-found' ? [] : [{ id, label, failure }];
      }
    };
    // A page that is being left has no time to wait for one answer before the next call.
    if (keepalive) return (await Promise.all(rows.map(remove))).flat();
    const refused: Refusal[] = [];
    for (const row of rows) refused.push(...(await remove(row)));
    return refused;
  },
);

/** Does what the source has instead of deleting: disabling, as a rule. */
const doInstead = calling<readonly Refusal[], { source: TableSource; rows: readonly Refusal[] }>(
  async ({ input: { source, rows } }) => {
    const refused: Refusal[] = [];
    for (const { id, label } of rows) {
      const { act, form } = source.instead!;
      try {
        await source.change({ id, label, act, form, patch: {} });
      } catch (error) {
        refused.push({ id, label, failure: failureFrom(error) });
      }
    }
    return refused;
  },
);

/** Milliseconds in which a delete can be undone. */
export const undoFor = 5000;

export interface RemovalInput {
  readonly table: string;
  readonly source: TableSource;
  readonly rows: readonly Removable[];
  /** Set after the losses were shown and accepted. */
  readonly force?: boolean;
  /** Credentials that are not to hold any more. */
  readonly revoke?: readonly string[];
}

const isDependence = ({ failure: { reason } }: Refusal): boolean =>
  reason === 'others-depend' || reason === 'in-use';

/**
 * One delete: first only on the screen and open to undo, then at the server, who may refuse it.
 *
 *     asked → waiting -in time→ sending → deleted
 *     waiting -undo→ undone; waiting -hold→ held -release→ waiting
 *     sending -others depend on it→ depended on -even so→ sending; -keep→ kept
 *     depended on -instead→ doing instead → done instead
 *     sending -else→ failed
 */
export const removalMachine = setup({
  types: {
    input: {} as RemovalInput,
    context: {} as RemovalInput & {
      force: boolean;
      revoke: readonly string[];
      isLeaving: boolean;
      refused: readonly Refusal[];
    },
    events: {} as
      | { type: 'undo' }
      /** Somebody reads or reaches for the undo: no hurry. */
      | { type: 'hold' }
      | { type: 'release' }
      | { type: 'leave' }
      | { type: 'instead' }
      | { type: 'even so' }
      | { type: 'keep' }
      | { type: 'retry' },
    tags: {} as 'gone' | 'settled',
  },
  actors: { makeSure, send, doInstead },
  delays: { undoFor },
  guards: {
    areAllDeleted: (_, refused: readonly Refusal[]) => refused.length === 0,
    doOthersDepend: (_, refused: readonly Refusal[]) => refused.every(isDependence),
    needsNothing: ({ context }) => context.source.beforeRemove === undefined,
    canForce: ({ context }) => context.source.canForce,
    hasInstead: ({ context }) => context.source.instead !== null,
  },
  actions: {
    keepRefused: assign({ refused: (_, refused: readonly Refusal[]) => refused }),
  },
}).createMachine({
  id: 'removal',
  context: ({ input }) => ({ force: false, revoke: [], ...input, isLeaving: false, refused: [] }),
  initial: 'asked',
  states: {
    asked: {
      always: { guard: 'needsNothing', target: 'waiting' },
      invoke: {
        src: 'makeSure',
        input: ({ context: { source } }) => ({ source }),
        onDone: 'waiting',
        onError: 'undone',
      },
      on: { leave: 'undone' },
    },
    waiting: {
      tags: 'gone',
      after: { undoFor: 'sending' },
      on: {
        undo: 'undone',
        hold: 'held',
        leave: { target: 'sending', actions: assign({ isLeaving: true }) },
      },
    },
    held: {
      tags: 'gone',
      on: {
        undo: 'undone',
        release: 'waiting',
        leave: { target: 'sending', actions: assign({ isLeaving: true }) },
      },
    },
    sending: {
      tags: 'gone',
      invoke: {
        src: 'send',
        input: ({ context: { source, rows, refused, force, revoke, isLeaving } }) => ({
          source,
          rows: refused.length > 0 ? refused : rows,
          force,
          revoke,
          keepalive: isLeaving,
        }),
        onDone: [
          {
            guard: { type: 'areAllDeleted', params: ({ event }) => event.output },
            target: 'deleted',
            actions: { type: 'keepRefused', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'doOthersDepend', params: ({ event }) => event.output },
            target: 'depended on',
            actions: { type: 'keepRefused', params: ({ event }) => event.output },
          },
          {
            target: 'failed',
            actions: { type: 'keepRefused', params: ({ event }) => event.output },
          },
        ],
        onError: 'failed',
      },
    },
    'depended on': {
      on: {
        instead: { guard: 'hasInstead', target: 'doing instead' },
        'even so': {
          guard: 'canForce',
          target: 'sending',
          actions: assign({ force: true, isLeaving: false }),
        },
        keep: 'kept',
      },
    },
    'doing instead': {
      invoke: {
        src: 'doInstead',
        input: ({ context: { source, refused } }) => ({ source, rows: refused }),
        onDone: [
          {
            guard: { type: 'areAllDeleted', params: ({ event }) => event.output },
            target: 'done instead',
          },
          {
            target: 'failed',
            actions: { type: 'keepRefused', params: ({ event }) => event.output },
          },
        ],
        onError: 'failed',
      },
    },
    failed: {
      on: { retry: { target: 'sending', actions: assign({ isLeaving: false }) }, keep: 'kept' },
    },
    undone: { type: 'final', tags: 'settled' },
    kept: { type: 'final', tags: 'settled' },
    deleted: { type: 'final', tags: ['settled', 'gone'] },
    'done instead': { type: 'final', tags: 'settled' },
  },
});

/** The rows that are to be shown no more: those being deleted, or those that were. */
export function goneIn(now: SnapshotFrom<typeof removalMachine>): number[] {
  const { rows, refused } = now.context;
  const ids = rows.map(({ id }) => id);
  if (now.hasTag('gone')) return ids;
  // Before anything was sent, nothing is deleted.
  if (refused.length === 0) return [];
  return ids.filter((id) => !refused.some((one) => one.id === id));
}
