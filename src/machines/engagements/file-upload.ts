import { assign, emit, fromCallback, type SnapshotFrom, setup } from 'xstate';
import { sendOnce } from '../../api/act/sending-key.ts';
import { call } from '../../api/client.ts';
import { type Failure, failureFrom } from '../../api/problem.ts';
import { sendBytes } from '../../api/resumable.ts';
import { startFile, uploadBytes } from '../../contract/engagements/files.ts';
import { calling } from '../calls/calling.ts';
import { type Uploaded, uploading } from '../calls/uploading.ts';

interface Input {
  readonly engagement: number;
  readonly file: File;
  /** The number of the one that it goes on with; null for a new one. */
  readonly id: number | null;
}

const begin = calling<number, Input>(async ({ input: { engagement, file, id } }) => {
  if (id !== null) return id;
  const body = { name: file.name, bytes: file.size };
  const said = { engagement, ...body, at: file.lastModified };
  const begun = await sendOnce(`file ${file.name}`, said, (idempotencyKey) =>
    call(startFile, { params: { id: engagement }, body, idempotencyKey }),
  );
  return begun.id;
});

const send = uploading<void, { engagement: number; id: number; file: File }>(
  ({ engagement, id, file }, options) =>
    sendBytes(uploadBytes, { id: engagement, file: id }, file, options),
);

const awaitNetwork = fromCallback(({ sendBack }) => {
  const tell = () => sendBack({ type: 'retry' });
  globalThis.addEventListener?.('online', tell);
  return () => globalThis.removeEventListener?.('online', tell);
});

/**
 * A file on its way to an engagement: it goes on where it stopped, after a pause, a cut line or another visit.
 *
 *     beginning → sending → arrived
 *     sending -pause→ paused -resume→ sending
 *     beginning, sending -lost, or no room→ stopped -a while, network back, retry→ beginning
 *     beginning, sending -refused→ refused
 */
export const fileUploadMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Input & { share: number; failure: Failure | null },
    events: {} as Uploaded<void> | { type: 'pause' } | { type: 'resume' } | { type: 'retry' },
    emitted: {} as { type: 'begun'; id: number } | { type: 'arrived' } | { type: 'refused' },
  },
  actors: { begin, send, awaitNetwork },
  delays: { while: 60_000 },
  guards: {
    passes: (_, { reason }: Failure) => reason === 'unreachable' || reason === 'no-room',
  },
}).createMachine({
  id: 'file-upload',
  context: ({ input }) => ({ ...input, share: 0, failure: null }),
  initial: 'beginning',
  states: {
    beginning: {
      entry: assign({ failure: null }),
      invoke: {
        src: 'begin',
        input: ({ context }) => context,
        onDone: {
          target: 'sending',
          actions: [
            assign({ id: ({ event }) => event.output }),
            emit(({ event }) => ({ type: 'begun', id: event.output })),
          ],
        },
        onError: [
          {
            guard: { type: 'passes', params: ({ event }) => failureFrom(event.error) },
            target: 'stopped',
            actions: assign({ failure: ({ event }) => failureFrom(event.error) }),
          },
          {
            target: 'refused',
            actions: [
              assign({ failure: ({ event }) => failureFrom(event.error) }),
              emit({ type: 'refused' }),
            ],
          },
        ],
      },
    },
    sending: {
      invoke: {
        src: 'send',
        input: ({ context: { engagement, id, file } }) => ({ engagement, id: id!, file }),
      },
      on: {
        progress: { actions: assign({ share: ({ event }) => event.share }) },
        sent: { target: 'arrived', actions: emit({ type: 'arrived' }) },
        'not sent': {
          target: 'stopped',
          actions: assign({ failure: ({ event }) => event.failure }),
        },
        pause: 'paused',
      },
    },
    paused: { on: { resume: 'sending' } },
    stopped: {
      invoke: { src: 'awaitNetwork' },
      after: { while: 'beginning' },
      on: { retry: 'beginning' },
    },
    refused: {},
    arrived: { type: 'final' },
  },
});

/** Explains why it does not go on; null while it does. */
export function stoppedBecause({
  value,
  context: { failure },
}: SnapshotFrom<typeof fileUploadMachine>): string | null {
  if (value === 'refused')
    return failure?.fields[0]?.message ?? failure?.sentence ?? 'This file was not accepted.';
  if (value !== 'stopped') return null;
  return failure?.sentence ?? 'The connection was lost. The upload continues where it stopped.';
}
