import { assign, emit, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/act/failure.ts';
import { call, download } from '../../api/client.ts';
import {
  type ApplicationDetail,
  type ApplicationEdit,
  editsAtMost,
} from '../../contract/applications/applications.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { forgetDraft } from '../../session/drafts.ts';
import { calling } from '../calls/calling.ts';
import { isEditable } from '../lifecycle/application.ts';

/** Under this name changes of an application are kept until they are saved. */
export const editDraftName = (id: number): string => `edit-application-${id}`;

/** Whether its student can edit it now. */
export const canEdit = ({ status, edits }: ApplicationDetail): boolean =>
  isEditable(status) && edits < editsAtMost;

/** The résumé that went with an application, or with an earlier version of it, as a file. */
export const downloadSentResume = (id: number, version?: number): Promise<Blob> =>
  download(endpoints.sentResume, {
    params: { id },
    ...(version !== undefined && { query: { version: String(version) } }),
  });

interface Saving {
  readonly edit: ApplicationEdit;
  /** Of the application as the edit began. */
  readonly version: string;
}

const save = calling<ApplicationDetail, Saving & { readonly id: number }>(
  ({ input: { id, edit, version }, signal }) =>
    call(endpoints.editApplication, { params: { id }, body: edit, version }, { signal }),
);

/** The dialog in which a student edits an application: open until it is saved or left. What was typed is kept till then. */
export const editApplicationMachine = setup({
  types: {
    input: {} as { id: number },
    context: {} as { id: number; saving: Saving | null; failure: Failure | null },
    events: {} as { type: 'submit'; saving: Saving },
    emitted: {} as { type: 'saved'; application: ApplicationDetail },
    tags: {} as 'busy',
  },
  actors: { save },
  actions: { forget: ({ context }) => forgetDraft(editDraftName(context.id)) },
}).createMachine({
  id: 'edit-application',
  context: ({ input }) => ({ ...input, saving: null, failure: null }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        submit: {
          target: 'saving',
          actions: assign({ saving: ({ event }) => event.saving, failure: null }),
        },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'save',
        input: ({ context: { id, saving } }) => ({ id, ...saving! }),
        onDone: {
          target: 'saved',
          actions: ['forget', emit(({ event }) => ({ type: 'saved', application: event.output }))],
        },
        onError: {
          target: 'editing',
          actions: assign({ failure: ({ event }) => failureFrom(event.error) }),
        },
      },
    },
    saved: { type: 'final' },
  },
});

/** What the alert above the form says; what is wrong with a single field stands at the field. */
export function editAlert(failure: Failure | null): string | null {
  if (!failure || failure.fields.length > 0) return null;
  return failure.sentence ?? 'The server did not answer. Your changes are still here. Save again.';
}
