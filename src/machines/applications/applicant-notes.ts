import { assertEvent, assign, type SnapshotFrom, setup } from 'xstate';
import { call } from '../../api/client.ts';
import { type Failure, failureFrom } from '../../api/problem.ts';
import { noteApplicant } from '../../contract/applications/applicants.ts';
import { draftOf, forgetDraft, keepDraft } from '../../session/drafts.ts';
import { calling } from '../calls/calling.ts';
import { type NetworkEvent, watchNetwork } from '../calls/network.ts';

export interface WrittenNote {
  readonly applicationId: number;
  readonly note: string;
  /** The note that the server had when this was begun: it is what this one replaces. */
  readonly after: string;
}

/** One that was not saved, as somebody else has written another note meanwhile. */
interface OvertakenNote extends WrittenNote {
  readonly theirs: string;
}

/** Name of the draft that is kept until the server has it. */
const draftName = ({ applicationId }: Pick<WrittenNote, 'applicationId'>) =>
  `note-${applicationId}`;

/** A note that never reached the server; null for none. */
export const unsavedNote = (applicationId: number): WrittenNote | null =>
  draftOf<WrittenNote>(draftName({ applicationId }));

const save = calling<unknown, WrittenNote>(({ input: { applicationId, note, after } }) =>
  // Not aborted with the screen: who writes and goes on has written.
  call(noteApplicant, { params: { id: applicationId }, body: { note, after } }),
);

/**
 * Private notes, saved as they are typed, one after the other; each is tried until the server has it.
 *
 *     idle -write→ waiting -a breath→ idle -something is unsaved→ saving → idle
 *     waiting -write→ waiting (anew)
 *     saving -refused→ failed -a pause, retry, network back→ saving
 *     saving -somebody else has written another→ idle; it waits for replace, or leave
 */
export const applicantNotesMachine = setup({
  types: {
    context: {} as {
      unsaved: readonly WrittenNote[];
      /** The one on its way, as it was when it left. */
      sent: WrittenNote | null;
      /** The last one the server has. */
      saved: WrittenNote | null;
      /** Each waits until its writer has read the other one. */
      overtaken: readonly OvertakenNote[];
      /** Sent without an answer: the server may have them. */
      lost: readonly WrittenNote[];
      failure: Failure | null;
    },
    events: {} as
      | NetworkEvent
      | ({ type: 'write' } & WrittenNote)
      | { type: 'retry' }
      | { type: 'replace'; applicationId: number }
      | { type: 'leave'; applicationId: number },
  },
  actors: { save, watchNetwork },
  delays: { breath: 500, pause: 5000 },
  guards: { isWaiting: ({ context }) => context.unsaved.length > 0 },
  actions: {
    write: assign(({ context: { unsaved, overtaken }, event }) => {
      assertEvent(event, 'write');
      const { applicationId, note, after } = event;
      const rewritten = <Note extends WrittenNote>(one: Note): Note =>
        one.applicationId === applicationId ? { ...one, note } : one;
      if (overtaken.some((one) => one.applicationId === applicationId))
        return { overtaken: overtaken.map(rewritten) };
      if (unsaved.some((one) => one.applicationId === applicationId))
        return { unsaved: unsaved.map(rewritten), saved: null };
      return { unsaved: [...unsaved, { applicationId, note, after }], saved: null };
    }),
    /** Somebody else’s note conflicts; one's own note whose answer was lost does not. */
    overtake: assign(({ context: { unsaved, sent, overtaken, lost } }, failure: Failure) => {
      const theirs = String(failure.current?.note ?? '');
      const isOfSent = (one: WrittenNote) => one.applicationId === sent?.applicationId;
      const others = unsaved.filter((one) => !isOfSent(one));
      const mine = unsaved.filter(isOfSent);
      if (lost.some((one) => isOfSent(one) && one.note === theirs))
        return { unsaved: [...mine.map((one) => ({ ...one, after: theirs })), ...others] };
      return {
        unsaved: others,
        overtaken: [...overtaken, ...mine.map((one) => ({ ...one, theirs }))],
      };
    }),
    replace: assign(({ context: { unsaved, overtaken }, event }) => {
      assertEvent(event, 'replace');
      const isIt = (one: WrittenNote) => one.applicationId === event.applicationId;
      const mine = overtaken.filter(isIt).map(({ theirs, ...one }) => ({ ...one, after: theirs }));
      return {
        unsaved: [...mine, ...unsaved],
        overtaken: overtaken.filter((one) => !isIt(one)),
      };
    }),
    leave: assign(({ context: { overtaken }, event }) => {
      assertEvent(event, 'leave');
      return {
        overtaken: overtaken.filter((one) => one.applicationId !== event.applicationId),
      };
    }),
    keepDraft: ({ context: { unsaved, overtaken }, event }) => {
      assertEvent(event, 'write');
      const { applicationId } = event;
      const kept = [...unsaved, ...overtaken].find((one) => one.applicationId === applicationId);
      keepDraft(draftName(event), kept ?? event);
    },
    forgetLeft: ({ event }) => {
      assertEvent(event, 'leave');
      forgetDraft(draftName(event));
    },
    forgetDraft: ({ context: { unsaved, sent } }) => {
      if (sent && unsaved.includes(sent)) forgetDraft(draftName(sent));
    },
    settle: assign(({ context: { unsaved, sent } }) => ({
      unsaved: unsaved
        .filter((one) => one !== sent)
        .map((one) =>
          one.applicationId === sent?.applicationId ? { ...one, after: sent.note } : one,
        ),
      saved: sent,
      sent: null,
      lost: [],
    })),
  },
}).createMachine({
  id: 'applicant-notes',
  context: { unsaved: [], sent: null, saved: null, overtaken: [], lost: [], failure: null },
  initial: 'idle',
  invoke: { src: 'watchNetwork', onError: {} },
  on: {
    write: { actions: ['write', 'keepDraft'] },
    replace: { actions: 'replace' },
    leave: { actions: ['leave', 'forgetLeft'] },
  },
  states: {
    idle: {
      always: { guard: 'isWaiting', target: 'saving' },
      on: { write: { target: 'waiting', actions: ['write', 'keepDraft'] } },
    },
    waiting: {
      after: { breath: 'idle' },
      on: { write: { target: 'waiting', reenter: true, actions: ['write', 'keepDraft'] } },
    },
    saving: {
      entry: assign({ sent: ({ context }) => context.unsaved[0]!, failure: null }),
      invoke: {
        src: 'save',
        input: ({ context }) => context.unsaved[0]!,
        onDone: { target: 'idle', actions: ['forgetDraft', 'settle'] },
        onError: [
          {
            guard: ({ event }) => failureFrom(event.error).reason === 'changed',
            target: 'idle',
            actions: { type: 'overtake', params: ({ event }) => failureFrom(event.error) },
          },
          {
            target: 'failed',
            actions: assign(({ context: { sent, lost }, event }) => ({
              failure: failureFrom(event.error),
              sent: null,
              lost: sent ? [...lost, sent] : lost,
            })),
          },
        ],
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
export type NoteState = 'untouched' | 'saving' | 'saved' | 'failed' | 'overtaken';

/** The note that somebody else has written of one application meanwhile; null for none. */
export const theirNote = ({ context: { overtaken } }: Snapshot, applicationId: number) =>
  overtaken.find((one) => one.applicationId === applicationId)?.theirs ?? null;

export function noteStateOf(snapshot: Snapshot, applicationId: number): NoteState {
  const { unsaved, saved } = snapshot.context;
  if (theirNote(snapshot, applicationId) !== null) return 'overtaken';
  if (unsaved.some((one) => one.applicationId === applicationId)) {
    return snapshot.matches('failed') ? 'failed' : 'saving';
  }
  return saved?.applicationId === applicationId ? 'saved' : 'untouched';
}
