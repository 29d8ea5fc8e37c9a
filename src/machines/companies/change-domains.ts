import { assign, emit, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/act/failure.ts';
import { sendOnce } from '../../api/act/sending-key.ts';
import { call } from '../../api/client.ts';
import type { CompanyDomain } from '../../contract/companies/company-domains.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { calling } from '../calls/calling.ts';

/** What is done to a company's domains. */
export type DomainAct =
  | { readonly kind: 'add'; readonly domain: string }
  | { readonly kind: 'look'; readonly id: number }
  | { readonly kind: 'redeem'; readonly id: number; readonly code: string }
  | { readonly kind: 'remove'; readonly id: number };

function add(domain: string): Promise<readonly CompanyDomain[]> {
  const body = { domain };
  return sendOnce('domain', body, (idempotencyKey) =>
    call(endpoints.addDomain, { body, idempotencyKey }),
  );
}

const perform = calling<readonly CompanyDomain[], DomainAct>(({ input: act }) => {
  switch (act.kind) {
    case 'add':
      return add(act.domain);
    case 'look':
      return call(endpoints.proveDomainByDns, { params: { id: act.id } });
    case 'redeem':
      return call(endpoints.proveDomainByMail, {
        params: { id: act.id },
        body: { code: act.code },
      });
    case 'remove':
      return call(endpoints.removeDomain, { params: { id: act.id } });
  }
});
const mail = calling<unknown, { id: number; email: string }>(({ input: { id, email } }) =>
  call(endpoints.sendDomainCode, { params: { id }, body: { email } }),
);

/** Adding a company's mail domains, proving them by the name service or by mail, and removing them. */
export const changeDomainsMachine = setup({
  types: {
    context: {} as {
      /** The domain that is proved or removed. */
      domain: CompanyDomain | null;
      act: DomainAct | null;
      /** Where the code was mailed to. */
      mailedTo: string | null;
      failure: Failure | null;
    },
    events: {} as
      | { type: 'add' }
      | { type: 'submit'; domain: string }
      | { type: 'prove'; domain: CompanyDomain }
      | { type: 'look' }
      | { type: 'mail'; email: string }
      | { type: 'redeem'; code: string }
      | { type: 'remove'; domain: CompanyDomain }
      | { type: 'confirm' }
      | { type: 'cancel' },
    emitted: {} as { type: 'changed'; act: DomainAct; domains: readonly CompanyDomain[] },
    tags: {} as 'form' | 'proof' | 'question' | 'busy',
  },
  actors: { perform, mail },
  actions: {
    keepFailure: assign({ failure: (_, failure: Failure) => failure }),
    tell: emit(({ context }, domains: readonly CompanyDomain[]) => ({
      type: 'changed',
      act: context.act!,
      domains,
    })),
  },
}).createMachine({
  id: 'change-domains',
  context: { domain: null, act: null, mailedTo: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      entry: assign({ domain: null, act: null, mailedTo: null, failure: null }),
      on: {
        add: 'adding',
        prove: { target: 'proving', actions: assign({ domain: ({ event }) => event.domain }) },
        remove: { target: 'asking', actions: assign({ domain: ({ event }) => event.domain }) },
      },
    },
    adding: {
      tags: 'form',
      initial: 'editing',
      on: { cancel: 'idle' },
      states: {
        editing: {
          on: {
            submit: {
              target: 'sending',
              actions: assign({
                act: ({ event }) => ({ kind: 'add', domain: event.domain }),
                failure: null,
              }),
            },
          },
        },
        sending: {
          tags: 'busy',
          on: { cancel: {} },
          invoke: {
            src: 'perform',
            input: ({ context }) => context.act!,
            onDone: {
              target: '#change-domains.idle',
              actions: { type: 'tell', params: ({ event }) => event.output },
            },
            onError: {
              target: 'editing',
              actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
            },
          },
        },
      },
    },
    proving: {
      tags: 'proof',
      initial: 'choosing',
      on: { cancel: 'idle' },
      states: {
        choosing: {
          on: {
            look: {
              target: 'trying',
              actions: assign({
                act: ({ context }) => ({ kind: 'look', id: context.domain!.id }),
                failure: null,
              }),
            },
            redeem: {
              target: 'trying',
              actions: assign({
                act: ({ context, event }) => ({
                  kind: 'redeem',
                  id: context.domain!.id,
                  code: event.code,
                }),
                failure: null,
              }),
            },
            mail: {
              target: 'mailing',
              actions: assign({ mailedTo: ({ event }) => event.email, failure: null }),
            },
          },
        },
        trying: {
          tags: 'busy',
          on: { cancel: {} },
          invoke: {
            src: 'perform',
            input: ({ context }) => context.act!,
            onDone: {
              target: '#change-domains.idle',
              actions: { type: 'tell', params: ({ event }) => event.output },
            },
            onError: {
              target: 'choosing',
              actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
            },
          },
        },
        mailing: {
          tags: 'busy',
          on: { cancel: {} },
          invoke: {
            src: 'mail',
            input: ({ context }) => ({ id: context.domain!.id, email: context.mailedTo! }),
            onDone: 'choosing',
            onError: {
              target: 'choosing',
              actions: [
                assign({ mailedTo: null }),
                { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
              ],
            },
          },
        },
      },
    },
    asking: {
      tags: 'question',
      on: { confirm: 'removing', cancel: 'idle' },
    },
    removing: {
      tags: ['question', 'busy'],
      entry: assign({
        act: ({ context }) => ({ kind: 'remove', id: context.domain!.id }),
        failure: null,
      }),
      invoke: {
        src: 'perform',
        input: ({ context }) => context.act!,
        onDone: {
          target: 'idle',
          actions: { type: 'tell', params: ({ event }) => event.output },
        },
        onError: {
          target: 'asking',
          actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
        },
      },
    },
  },
});
