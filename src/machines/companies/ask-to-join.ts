import { assign, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/act/failure.ts';
import { call } from '../../api/client.ts';
import type { JoinRequestForm } from '../../contract/companies/members.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { calling } from '../calls/calling.ts';

/** The server answers one sentence, whether a company has proved the domain or not. */
const ask = calling<string, JoinRequestForm>(({ input, signal }) =>
  call(endpoints.askToJoin, { body: input }, { signal }),
);

/** Asking to be let into the company one works for. */
export const askToJoinMachine = setup({
  types: {
    context: {} as {
      form: JoinRequestForm | null;
      answer: string | null;
      failure: Failure | null;
    },
    events: {} as { type: 'submit'; form: JoinRequestForm },
    tags: {} as 'busy',
  },
  actors: { ask },
}).createMachine({
  id: 'ask-to-join',
  context: { form: null, answer: null, failure: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        submit: {
          target: 'asking',
          actions: assign({ form: ({ event }) => event.form, failure: null }),
        },
      },
    },
    asking: {
      tags: 'busy',
      invoke: {
        src: 'ask',
        input: ({ context }) => context.form!,
        onDone: { target: 'asked', actions: assign({ answer: ({ event }) => event.output }) },
        onError: {
          target: 'editing',
          actions: assign({ failure: ({ event }) => failureFrom(event.error) }),
        },
      },
    },
    asked: {},
  },
});
