import { assign, emit, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/act/failure.ts';
import { sendOnce } from '../../api/act/sending-key.ts';
import { call } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { StatusUpdate, StatusUpdateForm } from '../../contract/projects/status-updates.ts';
import { calling } from '../calls/calling.ts';

interface Written {
  /** The note it changes; null for a new one. */
  readonly note: StatusUpdate | null;
  readonly form: StatusUpdateForm;
}

const save = calling<StatusUpdate, Written>(({ input: { note, form } }) => {
  if (note) {
    const params = { id: note.id };
    const { version } = note;
    return call(endpoints.updateStatusUpdate, { params, body: form, version });
  }
  return sendOnce('note', form, (idempotencyKey) =>
    call(endpoints.addStatusUpdate, { body: form, idempotencyKey }),
  );
});

const remove = calling<unknown, StatusUpdate>(({ input: { id } }) =>
  call(endpoints.deleteStatusUpdate, { params: { id } }),
);

/** Writing, changing or deleting one progress note at a time. Deleting is asked once more. */
export const progressNoteMachine = setup({
  types: {
    context: {} as {
      note: StatusUpdate | null;
      form: StatusUpdateForm | null;
      failure: Failure | null;
    },
    events: {} as
      | { type: 'add' }
      | { type: 'edit'; note: StatusUpdate }
      | { type: 'delete'; note: StatusUpdate }
      | { type: 'submit'; form: StatusUpdateForm; note?: StatusUpdate | null }
      | { type: 'confirm' }
      | { type: 'cancel' },
    emitted: {} as { type: 'saved'; note: StatusUpdate } | { type: 'deleted' },
    tags: {} as 'busy' | 'form' | 'question',
  },
  actors: { save, remove },
  guards: {
    /** Deleted in another window meanwhile, which is what was wanted. */
    isOver: (_, { reason }: Failure) => reason === 'not-found',
  },
  actions: { keepFailure: assign({ failure: (_, failure: Failure) => failure }) },
}).createMachine({
  id: 'progress-note',
  context: { note: null, form: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      entry: assign({ note: null, form: null, failure: null }),
      on: {
        add: 'writing',
        edit: { target: 'writing', actions: assign({ note: ({ event }) => event.note }) },
        delete: { target: 'asking', actions: assign({ note: ({ event }) => event.note }) },
      },
    },
    writing: {
      tags: 'form',
      on: {
        submit: {
          target: 'saving',
          actions: assign({
            form: ({ event }) => event.form,
            note: ({ context, event }) => event.note ?? context.note,
            failure: null,
          }),
        },
        cancel: 'idle',
      },
    },
    saving: {
      tags: ['form', 'busy'],
      invoke: {
        src: 'save',
        input: ({ context: { note, form } }) => ({ note, form: form! }),
        onDone: {
          target: 'idle',
          actions: emit(({ event }) => ({ type: 'saved', note: event.output })),
        },
        onError: {
          target: 'writing',
          actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
        },
      },
    },
    asking: { tags: 'question', on: { confirm: 'deleting', cancel: 'idle' } },
    deleting: {
      tags: ['question', 'busy'],
      invoke: {
        src: 'remove',
        input: ({ context }) => context.note!,
        onDone: { target: 'idle', actions: emit({ type: 'deleted' }) },
        onError: [
          {
            guard: { type: 'isOver', params: ({ event }) => failureFrom(event.error) },
            target: 'idle',
            actions: emit({ type: 'deleted' }),
          },
          {
            target: 'asking',
            actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
          },
        ],
      },
    },
  },
});
