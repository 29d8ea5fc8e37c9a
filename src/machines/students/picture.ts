import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/act/failure.ts';
import { call } from '../../api/client.ts';
import { upload } from '../../api/upload.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { pictureBytes, pictureTypes, type Student } from '../../contract/students/students.ts';
import { calling } from '../calls/calling.ts';
import { type Uploaded, uploading } from '../calls/uploading.ts';

const send = uploading<Student, { readonly sId: number; readonly file: Blob }>(
  ({ sId, file }, options) => upload(endpoints.setPicture, { params: { sId }, file }, options),
);

const remove = calling<Student, number>(({ input: sId, signal }) =>
  call(endpoints.removePicture, { params: { sId } }, { signal }),
);

/**
 * A student's picture: chosen, looked at, sent; or removed, after asking.
 *
 *     shown -choose→ chosen -send→ sending → shown
 *     chosen -cancel→ shown; sending -refused→ chosen.not sent
 *     shown -remove→ asking -confirm→ removing → shown
 *     asking -cancel→ shown
 */
export const pictureMachine = setup({
  types: {
    input: {} as { sId: number },
    context: {} as { sId: number; file: Blob | null; share: number; failure: Failure | null },
    events: {} as
      | Uploaded<Student>
      | { type: 'choose'; file: Blob }
      | { type: 'unreadable' }
      | { type: 'use' }
      | { type: 'cancel' }
      | { type: 'remove' }
      | { type: 'confirm' },
    emitted: {} as { type: 'changed'; student: Student; act: 'set' | 'removed' },
    tags: {} as 'busy' | 'chosen',
  },
  actors: { send, remove },
  guards: {
    isOtherType: (_, { type }: Blob) => !pictureTypes.some((known) => known === type),
    isTooLarge: (_, { size }: Blob) => size > pictureBytes,
  },
  actions: {
    keepFailure: assign({ failure: (_, failure: Failure) => failure }),
    forget: assign({ file: null, share: 0, failure: null }),
  },
}).createMachine({
  id: 'picture',
  context: ({ input }) => ({ ...input, file: null, share: 0, failure: null }),
  initial: 'shown',
  states: {
    shown: {
      initial: 'quiet',
      states: {
        quiet: {},
        'of other type': {},
        'too large': {},
        unreadable: {},
        'not removed': {},
      },
      on: {
        choose: [
          {
            guard: { type: 'isOtherType', params: ({ event }) => event.file },
            target: '.of other type',
          },
          {
            guard: { type: 'isTooLarge', params: ({ event }) => event.file },
            target: '.too large',
          },
          {
            target: 'chosen',
            actions: assign({ file: ({ event }) => event.file, failure: null }),
          },
        ],
        remove: 'asking',
      },
    },
    chosen: {
      tags: 'chosen',
      initial: 'looking',
      states: { looking: {}, 'not sent': {} },
      on: {
        use: { target: 'sending', actions: assign({ share: 0, failure: null }) },
        cancel: { target: 'shown', actions: 'forget' },
        unreadable: { target: 'shown.unreadable', actions: 'forget' },
      },
    },
    sending: {
      tags: ['chosen', 'busy'],
      invoke: {
        src: 'send',
        input: ({ context: { sId, file } }) => ({ sId, file: file! }),
        onError: {
          target: 'chosen.not sent',
          actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
        },
      },
      on: {
        progress: { actions: assign({ share: ({ event }) => event.share }) },
        sent: {
          target: 'shown',
          actions: [
            'forget',
            emit(({ event }) => ({ type: 'changed', student: event.answer, act: 'set' })),
          ],
        },
        'not sent': {
          target: 'chosen.not sent',
          actions: { type: 'keepFailure', params: ({ event }) => event.failure },
        },
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
          actions: [
            'forget',
            emit(({ event }) => ({ type: 'changed', student: event.output, act: 'removed' })),
          ],
        },
        onError: {
          target: 'shown.not removed',
          actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof pictureMachine>;

/** What stands beside the picture when something is not as it should be. */
export function pictureAlert(snapshot: Snapshot): string | null {
  const sentence = snapshot.context.failure?.sentence;
  if (snapshot.matches({ shown: 'of other type' })) return 'Use a JPEG, PNG or WebP picture.';
  if (snapshot.matches({ shown: 'too large' })) {
    return 'This picture is larger than 5 MB. Choose a smaller one.';
  }
  if (snapshot.matches({ shown: 'unreadable' })) {
    return 'This file is not a readable picture. Choose another one.';
  }
  if (snapshot.matches({ chosen: 'not sent' })) {
    return sentence ?? 'Your picture was not uploaded. Try again.';
  }
  if (snapshot.matches({ shown: 'not removed' })) {
    return sentence ?? 'Your picture was not removed. Try again.';
  }
  return null;
}
