import { assign, emit, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/act/failure.ts';
import { call } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { calling } from '../calls/calling.ts';

interface Decision {
  readonly companyId: number;
  readonly domainId: number;
  readonly isAllowed: boolean;
}

const decide = calling<string, Decision>(({ input: { companyId, domainId, isAllowed } }) =>
  call(endpoints.decideDomain, {
    params: { id: companyId, domainId },
    body: { allowed: isAllowed },
  }),
);

/** Deciding whether a university's domain may stand for a company. It can be decided anew, so it is not asked twice. */
export const decideDomainMachine = setup({
  types: {
    context: {} as { decision: Decision | null; failure: Failure | null },
    events: {} as { type: 'decide'; decision: Decision },
    emitted: {} as { type: 'decided'; said: string },
    tags: {} as 'busy',
  },
  actors: { decide },
}).createMachine({
  id: 'decide-domain',
  context: { decision: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        decide: {
          target: 'sending',
          actions: assign(({ event: { decision } }) => ({ decision, failure: null })),
        },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'decide',
        input: ({ context: { decision } }) => decision!,
        onDone: {
          target: 'idle',
          actions: emit(({ event }) => ({ type: 'decided', said: event.output })),
        },
        onError: {
          target: 'idle',
          actions: assign({ failure: ({ event }) => failureFrom(event.error) }),
        },
      },
    },
  },
});
