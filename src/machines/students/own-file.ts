import { assign, emit, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/problem.ts';
import { calling } from '../calls/calling.ts';
import { type Uploaded, uploading } from '../calls/uploading.ts';

interface Words {
  readonly 'of other type': string;
  readonly 'too large': string;
  readonly unreadable?: string;
  readonly 'not sent': string;
  readonly 'not removed': string;
}

interface Said {
  readonly trouble: keyof Words;
  readonly failure?: Failure;
}

interface Kind<Chosen extends Blob, Answer> {
  readonly types: readonly string[];
  /** For types the system does not recognise. */
  readonly typeOf?: (file: Blob) => string;
  readonly bytes: number;
  /** It is looked at before it is sent. */
  readonly isLookedAt: boolean;
  /** Used if the server gives no words. */
  readonly words: Words;
  readonly send: Parameters<typeof uploading<Answer, { sId: number; file: Chosen }>>[0];
  readonly remove: (sId: number, signal: AbortSignal) => Promise<Answer>;
}

/**
 * A file that a student keeps here: chosen, sent, in place of the one before; or removed, after asking.
 *
 *     shown -choose→ chosen -use→ sending → shown
 *     shown -choose, where nobody looks at it first→ sending
 *     chosen -cancel→ shown; sending -refused→ chosen, or shown -retry→ sending
 *     shown -remove→ asking -confirm→ removing → shown
 *     asking -cancel→ shown
 */
export const ownFile = <Chosen extends Blob, Answer>(kind: Kind<Chosen, Answer>) =>
  setup({
    types: {
      input: {} as { sId: number },
      context: {} as {
        sId: number;
        file: Chosen | null;
        /** Part sent, from 0 to 1. */
        share: number;
        alert: string | null;
      },
      events: {} as
        | Uploaded<Answer>
        | { type: 'choose'; file: Chosen }
        | { type: 'unreadable' | 'use' | 'retry' | 'cancel' | 'remove' | 'confirm' },
      emitted: {} as { type: 'changed'; answer: Answer; act: 'set' | 'removed' },
      tags: {} as 'busy' | 'chosen',
    },
    actors: {
      send: uploading(kind.send),
      remove: calling<Answer, number>(({ input: sId, signal }) => kind.remove(sId, signal)),
    },
    guards: {
      isOtherType: (_, file: Blob) => !kind.types.includes(kind.typeOf?.(file) ?? file.type),
      isTooLarge: (_, { size }: Blob) => size > kind.bytes,
      isLookedAt: () => kind.isLookedAt,
      hasFile: ({ context }) => context.file !== null,
    },
    actions: {
      forget: assign({ file: null, share: 0, alert: null }),
      say: assign({
        alert: (_, { trouble, failure }: Said) => failure?.sentence ?? kind.words[trouble] ?? null,
      }),
    },
  }).createMachine({
    id: 'own-file',
    context: ({ input }) => ({ ...input, file: null, share: 0, alert: null }),
    initial: 'shown',
    states: {
      shown: {
        on: {
          choose: [
            {
              guard: { type: 'isOtherType', params: ({ event }) => event.file },
              actions: ['forget', { type: 'say', params: { trouble: 'of other type' } }],
            },
            {
              guard: { type: 'isTooLarge', params: ({ event }) => event.file },
              actions: ['forget', { type: 'say', params: { trouble: 'too large' } }],
            },
            {
              guard: 'isLookedAt',
              target: 'chosen',
              actions: assign({ file: ({ event }) => event.file, alert: null }),
            },
            { target: 'sending', actions: assign({ file: ({ event }) => event.file }) },
          ],
          retry: { guard: 'hasFile', target: 'sending' },
          remove: { target: 'asking', actions: 'forget' },
        },
      },
      chosen: {
        tags: 'chosen',
        on: {
          use: 'sending',
          cancel: { target: 'shown', actions: 'forget' },
          unreadable: {
            target: 'shown',
            actions: ['forget', { type: 'say', params: { trouble: 'unreadable' } }],
          },
        },
      },
      sending: {
        tags: ['chosen', 'busy'],
        entry: assign({ share: 0, alert: null }),
        invoke: {
          src: 'send',
          input: ({ context: { sId, file } }) => ({ sId, file: file! }),
        },
        on: {
          progress: { actions: assign({ share: ({ event }) => event.share }) },
          sent: {
            target: 'shown',
            actions: [
              'forget',
              emit(({ event }) => ({ type: 'changed', answer: event.answer, act: 'set' })),
            ],
          },
          'not sent': [
            {
              guard: 'isLookedAt',
              target: 'chosen',
              actions: {
                type: 'say',
                params: ({ event }) => ({ trouble: 'not sent', failure: event.failure }),
              },
            },
            {
              target: 'shown',
              actions: {
                type: 'say',
                params: ({ event }) => ({ trouble: 'not sent', failure: event.failure }),
              },
            },
          ],
          cancel: { target: 'shown', actions: 'forget' },
        },
      },
      asking: { on: { confirm: 'removing', cancel: 'shown' } },
      removing: {
        tags: 'busy',
        invoke: {
          src: 'remove',
          input: ({ context }) => context.sId,
          onDone: {
            target: 'shown',
            actions: emit(({ event }) => ({
              type: 'changed',
              answer: event.output,
              act: 'removed',
            })),
          },
          onError: {
            target: 'shown',
            actions: {
              type: 'say',
              params: ({ event }) => ({
                trouble: 'not removed',
                failure: failureFrom(event.error),
              }),
            },
          },
        },
      },
    },
  });
