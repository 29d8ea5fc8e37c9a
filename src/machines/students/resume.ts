import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/act/failure.ts';
import { call, download } from '../../api/client.ts';
import { upload } from '../../api/upload.ts';
import { endpoints } from '../../contract/endpoints.ts';
import {
  type Resume,
  resumeBytes,
  resumeNameLength,
  resumeType,
} from '../../contract/students/resumes.ts';
import { calling } from '../calls/calling.ts';
import { type Uploaded, uploading } from '../calls/uploading.ts';

interface Sending {
  readonly sId: number;
  readonly file: File;
}

const send = uploading<Resume, Sending>(({ sId, file }, options) =>
  upload(endpoints.setResume, { params: { sId }, query: { name: nameOf(file) }, file }, options),
);

const remove = calling<unknown, number>(({ input: sId, signal }) =>
  call(endpoints.removeResume, { params: { sId } }, { signal }),
);

/** A student's own résumé as a file. */
export const downloadOwnResume = (sId: number): Promise<Blob> =>
  download(endpoints.ownResume, { params: { sId } });

/** What the server takes of a file's name: no hidden characters, and not too many. */
const nameOf = ({ name }: File): string =>
  [...name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')].slice(-resumeNameLength).join('').trim() ||
  'resume.pdf';

/**
 * A student's résumé: chosen and sent at once, in place of the one before; or deleted, after asking.
 *
 *     shown -choose→ sending → shown
 *     sending -refused→ shown.not sent -retry→ sending
 *     shown -remove→ asking -confirm→ removing → shown
 *     asking -cancel→ shown
 */
export const resumeMachine = setup({
  types: {
    input: {} as { sId: number },
    context: {} as { sId: number; file: File | null; share: number; failure: Failure | null },
    events: {} as
      | Uploaded<Resume>
      | { type: 'choose'; file: File }
      | { type: 'retry' }
      | { type: 'cancel' }
      | { type: 'remove' }
      | { type: 'confirm' },
    emitted: {} as { type: 'changed'; resume: Resume | null },
    tags: {} as 'busy',
  },
  actors: { send, remove },
  guards: {
    isOtherType: (_, { type }: File) => type !== resumeType,
    isTooLarge: (_, { size }: File) => size > resumeBytes,
    hasFile: ({ context }) => context.file !== null,
  },
  actions: {
    keepFailure: assign({ failure: (_, failure: Failure) => failure }),
    forget: assign({ file: null, share: 0, failure: null }),
  },
}).createMachine({
  id: 'resume',
  context: ({ input }) => ({ ...input, file: null, share: 0, failure: null }),
  initial: 'shown',
  states: {
    shown: {
      initial: 'quiet',
      states: {
        quiet: {},
        'of other type': {},
        'too large': {},
        'not sent': { on: { retry: { guard: 'hasFile', target: '#resume.sending' } } },
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
          { target: 'sending', actions: assign({ file: ({ event }) => event.file }) },
        ],
        remove: 'asking',
      },
    },
    sending: {
      tags: 'busy',
      entry: assign({ share: 0, failure: null }),
      invoke: {
        src: 'send',
        input: ({ context: { sId, file } }) => ({ sId, file: file! }),
        onError: {
          target: 'shown.not sent',
          actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
        },
      },
      on: {
        progress: { actions: assign({ share: ({ event }) => event.share }) },
        sent: {
          target: 'shown',
          actions: ['forget', emit(({ event }) => ({ type: 'changed', resume: event.answer }))],
        },
        'not sent': {
          target: 'shown.not sent',
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
        onDone: { target: 'shown', actions: ['forget', emit({ type: 'changed', resume: null })] },
        onError: {
          target: 'shown.not removed',
          actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
        },
      },
    },
  },
});

/** What stands in the alert, if anything does. */
export function resumeAlert(snapshot: SnapshotFrom<typeof resumeMachine>): string | null {
  const { sentence } = snapshot.context.failure ?? {};
  if (snapshot.matches({ shown: 'of other type' })) return 'Choose a PDF file.';
  if (snapshot.matches({ shown: 'too large' }))
    return 'This file is larger than 5 MB. Choose a smaller one.';
  if (snapshot.matches({ shown: 'not sent' }))
    return sentence ?? 'Your résumé was not uploaded. Try again.';
  if (snapshot.matches({ shown: 'not removed' }))
    return sentence ?? 'Your résumé was not deleted. Try again.';
  return null;
}
