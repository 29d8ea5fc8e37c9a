import { assign, setup, stateIn } from 'xstate';
import { call } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { calling } from '../calls/calling.ts';
import { type Failure, failureFrom } from '../calls/failure.ts';
import { type LinkEvent, watchLink } from './mailed-link.ts';

/** What the owner of the new address answers, and what the owner of the old one may. */
export type AddressAnswer = 'confirm' | 'keep';

type Event = LinkEvent | { readonly type: 'answer' };

const calls = { confirm: endpoints.confirmAddress, keep: endpoints.keepAddress };

const answer = calling<unknown, { token: string; to: AddressAnswer }>(
  ({ input: { token, to }, signal }) => call(calls[to], { body: { token } }, { signal }),
);

/** A changed email address, confirmed or stopped by a link from a mail. Opening the link alone does nothing. */
export const addressChangeMachine = setup({
  types: {
    context: {} as { to: AddressAnswer; token: string; failure: Failure | null },
    input: {} as { to: AddressAnswer },
    events: {} as Event,
    tags: {} as 'busy',
  },
  actors: { watchLink, answer },
  actions: {
    keepToken: assign({ token: (_, token: string) => token, failure: null }),
    keepFailure: assign({ failure: (_, failure: Failure) => failure }),
    forgetToken: assign({ token: '' }),
  },
  guards: {
    isReading: stateIn('reading'),
    isRefused: (_, failure: Failure) =>
      failure.reason === 'link-refused' || failure.reason === 'email-taken',
  },
}).createMachine({
  id: 'address-change',
  context: ({ input: { to } }) => ({ to, token: '', failure: null }),
  invoke: {
    src: 'watchLink',
    onError: { guard: 'isReading', target: '.without link' },
  },
  on: {
    link: { target: '.asked', actions: { type: 'keepToken', params: ({ event }) => event.token } },
  },
  initial: 'reading',
  states: {
    reading: { on: { 'no link': 'without link' } },
    'without link': {},
    asked: {
      initial: 'fresh',
      states: { fresh: {}, failed: {} },
      on: { answer: { target: 'answering', actions: assign({ failure: null }) } },
    },
    answering: {
      tags: 'busy',
      // One link at a time: the answer to this one is on its way.
      on: { link: {} },
      invoke: {
        src: 'answer',
        input: ({ context: { token, to } }) => ({ token, to }),
        onDone: 'answered',
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => failureFrom(event.error) },
            target: 'refused',
            actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
          },
          {
            target: 'asked.failed',
            actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
          },
        ],
      },
    },
    answered: { entry: 'forgetToken' },
    refused: { entry: 'forgetToken' },
  },
});
