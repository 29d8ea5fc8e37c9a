import { assign, emit, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/act/failure.ts';
import { draftOf, forgetDraft } from '../../session/drafts.ts';
import { calling } from '../calls/calling.ts';

/** Whose profile it is: how it is saved, and where what is not saved yet is kept. */
export interface ProfileSource<Change extends object, Saved extends object> {
  readonly draft: string;
  /** Sends the change; answers with the profile as it is then. */
  save(change: Change, signal: AbortSignal): Promise<Saved>;
}

type AnySource = ProfileSource<object, object>;

const save = calling<object, { source: AnySource; change: object }>(
  ({ input: { source, change }, signal }) => source.save(change, signal),
);

/** A profile that its owner reads, edits and saves. Changes are only given up after asking. */
export const profileEditMachine = setup({
  types: {
    input: {} as AnySource,
    context: {} as { source: AnySource; change: object | null; failure: Failure | null },
    events: {} as
      | { type: 'edit' }
      | { type: 'submit'; change: object }
      | { type: 'cancel' }
      | { type: 'confirm' }
      | { type: 'keep' },
    emitted: {} as { type: 'saved'; profile: object } | { type: 'closed' },
    tags: {} as 'form' | 'busy',
  },
  actors: { save },
  guards: { hasDraft: ({ context }) => draftOf(context.source.draft) !== null },
  actions: { forgetDraft: ({ context }) => forgetDraft(context.source.draft) },
}).createMachine({
  id: 'profile-edit',
  context: ({ input: source }) => ({ source, change: null, failure: null }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'hasDraft', target: 'editing' }, { target: 'reading' }] },
    reading: { on: { edit: { target: 'editing', actions: assign({ failure: null }) } } },
    editing: {
      tags: 'form',
      on: {
        submit: {
          target: 'saving',
          actions: assign({ change: ({ event }) => event.change, failure: null }),
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
        input: ({ context: { source, change } }) => ({ source, change: change! }),
        onDone: {
          target: 'reading',
          actions: [
            'forgetDraft',
            assign({ change: null }),
            emit(({ event }) => ({ type: 'saved', profile: event.output })),
          ],
        },
        onError: {
          target: 'editing',
          actions: assign({ failure: ({ event }) => failureFrom(event.error) }),
        },
      },
    },
  },
});

/** What the alert above the form says; what is wrong with a single field stands at the field. */
export function profileAlert(failure: Failure | null): string | null {
  if (!failure || failure.fields.length > 0) return null;
  return failure.sentence ?? 'The server did not answer. Your entries are still here. Save again.';
}
