import { assign, setup, stateIn } from 'xstate';
import { type Failure, failureFrom } from '../../api/act/failure.ts';
import { call } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { calling } from '../calls/calling.ts';
import { type LinkEvent, watchLink } from './mailed-link.ts';

/** What the owner of a new address answers, what the owner of the old one may, and whoever asked to join a company. */
export type LinkAnswerKind = 'confirm' | 'keep' | 'join';

type Event = LinkEvent | { readonly type: 'answer' };

const calls = {
  confirm: endpoints.confirmAddress,
  keep: endpoints.keepAddress,
  join: endpoints.confirmJoinRequest,
};

const answer = calling<string, { token: string; to: LinkAnswerKind }>(
  ({ input: { token, to }, signal }) => call(calls[to], { body: { token } }, { signal }),
);

/**
 * The one question that a link from a mail leads to. Opening the link alone does nothing.
 *
 *     reading -link→ asked -answer→ answering → answered
 *     reading -no link→ without link
 *     answering -link is over→ refused; answering -else→ asked.failed
 */
export const linkAnswerMachine = setup({
  types: {
    context: {} as { to: LinkAnswerKind; token: string; said: string; failure: Failure | null },
    input: {} as { to: LinkAnswerKind },
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
  id: 'link-answer',
  context: ({ input: { to } }) => ({ to, token: '', said: '', failure: null }),
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
        onDone: { target: 'answered', actions: assign({ said: ({ event }) => event.output }) },
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
