import { assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { call } from '../api/client.ts';
import type { CompanyForm, OwnCompany } from '../contract/companies.ts';
import { endpoints } from '../contract/endpoints.ts';
import { asBearer } from './bearer.ts';
import { draftOf, forgetDraft } from './drafts.ts';
import { type Failure, failureFrom } from './failure.ts';
import { type NetworkEvent, watchNetwork } from './network.ts';

/** What was changed and not saved yet is kept under this name. */
export const companyDraft = 'company-profile';

const find = fromPromise<OwnCompany>(({ signal }) =>
  asBearer((token) => call(endpoints.myCompany, {}, { token, signal })),
);

const save = fromPromise<OwnCompany, CompanyForm>(({ input: body }) =>
  asBearer((token) => call(endpoints.updateMyCompany, { body }, { token })),
);

/** A company's own profile: read, edited, saved. Changes are only given up after asking. */
export const companyProfileMachine = setup({
  types: {
    context: {} as {
      company: OwnCompany | null;
      form: CompanyForm | null;
      failure: Failure | null;
    },
    events: {} as
      | NetworkEvent
      | { type: 'retry' }
      | { type: 'edit' }
      | { type: 'submit'; form: CompanyForm }
      | { type: 'cancel' }
      | { type: 'confirm' }
      | { type: 'keep' },
    emitted: {} as { type: 'saved' } | { type: 'closed' },
    tags: {} as 'form' | 'busy',
  },
  actors: { find, save, watchNetwork },
  guards: { hasDraft: () => draftOf(companyDraft) !== null },
  actions: {
    forgetDraft: () => forgetDraft(companyDraft),
    keepFailure: assign({ failure: (_, failure: Failure) => failure }),
  },
}).createMachine({
  id: 'company-profile',
  context: { company: null, form: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'find',
        onDone: { target: 'opening', actions: assign({ company: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    failed: {
      invoke: { src: 'watchNetwork', onError: {} },
      on: { retry: 'loading', 'network back': 'loading' },
    },
    opening: { always: [{ guard: 'hasDraft', target: 'editing' }, { target: 'reading' }] },
    reading: { on: { edit: { target: 'editing', actions: assign({ failure: null }) } } },
    editing: {
      tags: 'form',
      on: {
        submit: {
          target: 'saving',
          actions: assign({ form: ({ event }) => event.form, failure: null }),
        },
        cancel: [
          { guard: 'hasDraft', target: 'asking' },
          { target: 'reading', actions: emit({ type: 'closed' }) },
        ],
      },
    },
    asking: {
      tags: 'form',
      on: {
        confirm: { target: 'reading', actions: ['forgetDraft', emit({ type: 'closed' })] },
        keep: 'editing',
      },
    },
    saving: {
      tags: ['form', 'busy'],
      invoke: {
        src: 'save',
        input: ({ context }) => context.form!,
        onDone: {
          target: 'reading',
          actions: [
            'forgetDraft',
            assign({ company: ({ event }) => event.output, form: null }),
            emit({ type: 'saved' }),
          ],
        },
        onError: {
          target: 'editing',
          actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof companyProfileMachine>;

/** What the alert above the form says; what is wrong with a single field stands at the field. */
export function alertOf({ context: { failure } }: Snapshot): string | null {
  if (!failure || failure.fields.length > 0) return null;
  return (
    failure.sentence ?? 'Your profile was not saved, and nothing you typed is lost. Try again.'
  );
}
