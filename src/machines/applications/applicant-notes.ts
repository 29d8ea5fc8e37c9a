import { assertEvent, assign, type SnapshotFrom, setup } from 'xstate';
import { call } from '../../api/client.ts';
import { type Failure, failureFrom } from '../../api/problem.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { draftOf, forgetDraft, keepDraft } from '../../session/drafts.ts';
import { calling } from '../calls/calling.ts';
import { type NetworkEvent, watchNetwork } from '../calls/network.ts';

export interface WrittenNote {
  readonly applicationId: number;
  readonly note: string;
}

/** What is typed is kept under this name until the server has it. */
const draftName = ({ applicationId }: Pick<WrittenNote, 'applicationId'>) =>
  `note-${applicationId}`;

/** What was typed about an application and never reached the server; null for nothing. */
export const unsavedNote = (applicationId: number): string | null =>
  draftOf<{ note: string }>(draftName({ applicationId }))?.note ?? null;

const save = calling<unknown, WrittenNote>(({ input: { applicationId, note } }) =>
  // Not aborted with the screen: who writes and goes on has written.
  call(endpoints.noteApplicant, { params: { id: applicationId }, body: { note } }),
);

/**
 * Private notes, saved as they are typed, one after the other; each is tried until the server has it.
 *
 *     idle -write→ waiting -a breath→ saving → idle
 *     waiting -write→ waiting (anew)
 *     saving -refused→ failed -a pause, retry, network back→ saving
 */
export const applicantNotesMachine = setup({
  types: {
    context: {} as {
      unsaved: readonly WrittenNote[];
      /** The one on its way, as it was when it left. */
      sent: WrittenNote | null;
      /** The last one the server has. */
      saved: WrittenNote | null;
      failure: Failure | null;
    },
    events: {} as NetworkEvent | ({ type: 'write' } & WrittenNote) | { type: 'retry' },
  },
  actors: { save, watchNetwork },
  delays: { breath: 500, pause: 5000 },
  guards: { isWaiting: ({ context }) => context.unsaved.length > 0 },
  actions: {
    write: assign(({ context, event }) => {
      assertEvent(event, 'write');
      const { applicationId, note } = event;
      const others = context.unsaved.filter((one) => one.applicationId !== applicationId);
      return { unsaved: [...others, { applicationId, note }], saved: null };
    }),
    keepDraft: ({ event }) => {
      assertEvent(event, 'write');
      keepDraft(draftName(event), event);
    },
    forgetDraft: ({ context: { unsaved, sent } }) => {
      if (sent && unsaved.includes(sent)) forgetDraft(draftName(sent));
    },
    settle: assign(({ context: { unsaved, sent } }) => ({
      unsaved: unsaved.filter((one) => one !== sent),
      saved: sent,
      sent: null,
    })),
  },
}).createMachine({
  id: 'applicant-notes',
  context: { unsaved: [], sent: null, saved: null, failure: null },
  initial: 'idle',
  invoke: { src: 'watchNetwork', onError: {} },
  on: { write: { actions: ['write', 'keepDraft'] } },
  states: {
    idle: {
      always: { guard: 'isWaiting', target: 'saving' },
      on: { write: { target: 'waiting', actions: ['write', 'keepDraft'] } },
    },
    waiting: {
      after: { breath: 'saving' },
      on: { write: { target: 'waiting', reenter: true, actions: ['write', 'keepDraft'] } },
    },
    saving: {
      entry: assign({ sent: ({ context }) => context.unsaved[0]!, failure: null }),
      invoke: {
        src: 'save',
        input: ({ context }) => context.unsaved[0]!,
        onDone: { target: 'idle', actions: ['forgetDraft', 'settle'] },
        onError: {
          target: 'failed',
          actions: assign({ failure: ({ event }) => failureFrom(event.error), sent: null }),
        },
      },
    },
    failed: {
      after: { pause: 'saving' },
      on: {
        retry: 'saving',
        'network back': 'saving',
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof applicantNotesMachine>;
export type NoteState = 'untouched' | 'saving' | 'saved' | 'failed';

/** How it stands with the note of one application. */
export function noteStateOf(snapshot: Snapshot, applicationId: number): NoteState {
  const { unsaved, saved } = snapshot.context;
  if (unsaved.some((one) => one.applicationId === applicationId)) {
    return snapshot.matches('failed') ? 'failed' : 'saving';
  }
  return saved?.applicationId === applicationId ? 'saved' : 'untouched';
}
