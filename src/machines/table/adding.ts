import { assign, emit, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/act/failure.ts';
import { newKey } from '../../api/act/sending-key.ts';
import type { TableSource } from '../../api/tables/source.ts';
import { calling } from '../calls/calling.ts';

interface Sent {
  readonly source: TableSource;
  readonly form: object;
  readonly key: string;
}

const add = calling<object, Sent>(({ input: { source, form, key } }) => source.add(form, key));

/** The dialog that adds a row: open until the row is there. A refusal comes back to the same form. */
export const addingMachine = setup({
  types: {
    input: {} as { source: TableSource },
    context: {} as { source: TableSource; form: object; key: string; failure: Failure | null },
    events: {} as { type: 'save'; form: object },
    emitted: {} as { type: 'added'; row: object },
    tags: {} as 'busy',
  },
  actors: { add },
  actions: {
    /** The same form sent again after a lost answer is the same row; another form is another. */
    keepForm: assign(({ context }, form: object) => ({
      form,
      key: JSON.stringify(form) === JSON.stringify(context.form) ? context.key : newKey(),
      failure: null,
    })),
  },
}).createMachine({
  id: 'adding',
  context: ({ input }) => ({ ...input, form: {}, key: '', failure: null }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        save: {
          target: 'saving',
          actions: { type: 'keepForm', params: ({ event }) => event.form },
        },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'add',
        input: ({ context: { source, form, key } }) => ({ source, form, key }),
        onDone: {
          target: 'added',
          actions: emit(({ event }) => ({ type: 'added', row: event.output })),
        },
        onError: {
          target: 'editing',
          actions: assign({ failure: ({ event }) => failureFrom(event.error) }),
        },
      },
    },
    added: { type: 'final' },
  },
});
