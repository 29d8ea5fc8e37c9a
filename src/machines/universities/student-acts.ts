import { assign, emit, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/act/failure.ts';
import { sendOnce } from '../../api/act/sending-key.ts';
import { call } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { RefusalForm } from '../../contract/universities/confirmation.ts';
import type { FacultyApplication } from '../../contract/universities/faculty.ts';
import type { FacultyNote, FacultyNoteForm } from '../../contract/universities/faculty-notes.ts';
import type { RecommendationForm } from '../../contract/universities/recommendations.ts';
import { calling } from '../calls/calling.ts';

/** What is written about a student: a recommendation, a note, a new one for null, or why a place is refused. */
export type Writing =
  | { readonly kind: 'recommend'; readonly sentence: string }
  | { readonly kind: 'note'; readonly note: FacultyNote | null }
  | { readonly kind: 'refuse'; readonly application: FacultyApplication };

/** What somebody of the staff does about one student. */
export type StudentAct =
  | { readonly kind: 'recommend'; readonly form: RecommendationForm }
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'note'; readonly note: FacultyNote | null; readonly form: FacultyNoteForm }
  | { readonly kind: 'delete note'; readonly note: FacultyNote }
  | { readonly kind: 'confirm'; readonly application: FacultyApplication }
  | {
      readonly kind: 'refuse';
      readonly application: FacultyApplication;
      readonly form: RefusalForm;
    }
  | { readonly kind: 'supervise'; readonly application: FacultyApplication }
  | { readonly kind: 'give up'; readonly application: FacultyApplication };

function writeNote(id: number, note: FacultyNote | null, form: FacultyNoteForm) {
  if (note) return call(endpoints.changeFacultyNote, { params: { id: note.id }, body: form });
  return sendOnce('note', { id, ...form }, (idempotencyKey) =>
    call(endpoints.addFacultyNote, { params: { id }, body: form, idempotencyKey }),
  );
}

const perform = calling<unknown, { id: number; act: StudentAct }>(({ input: { id, act } }) => {
  switch (act.kind) {
    case 'recommend':
      return call(endpoints.recommend, { params: { id }, body: act.form });
    case 'withdraw':
      return call(endpoints.withdrawRecommendation, { params: { id } });
    case 'note':
      return writeNote(id, act.note, act.form);
    case 'delete note':
      return call(endpoints.deleteFacultyNote, { params: { id: act.note.id } });
    case 'confirm':
      return call(endpoints.confirmPlace, { params: { id: act.application.applicationId } });
    case 'refuse': {
      const { applicationId } = act.application;
      return call(endpoints.refusePlace, { params: { id: applicationId }, body: act.form });
    }
    case 'supervise':
      return call(endpoints.supervise, { params: { id: act.application.applicationId } });
    case 'give up':
      return call(endpoints.giveUp, { params: { id: act.application.applicationId } });
  }
});

/** The act that something written comes to. */
function actOf(writing: Writing, text: string): StudentAct {
  switch (writing.kind) {
    case 'recommend':
      return { kind: 'recommend', form: { sentence: text } };
    case 'note':
      return { ...writing, form: { note: text } };
    case 'refuse':
      return { ...writing, form: { reason: text } };
  }
}

/** Writing about a student, and taking them on. What others read or lose is asked once more. */
export const studentActsMachine = setup({
  types: {
    input: {} as { id: number },
    context: {} as {
      id: number;
      writing: Writing | null;
      act: StudentAct | null;
      failure: Failure | null;
    },
    events: {} as
      | { type: 'write'; writing: Writing }
      | { type: 'submit'; text: string }
      | { type: 'ask'; act: StudentAct }
      | { type: 'confirm' }
      | { type: 'cancel' },
    emitted: {} as { type: 'done'; act: StudentAct },
    tags: {} as 'form' | 'question' | 'busy',
  },
  actors: { perform },
  actions: {
    keepFailure: assign({ failure: (_, failure: Failure) => failure }),
    tell: emit(({ context }) => ({ type: 'done', act: context.act! })),
  },
}).createMachine({
  id: 'student-acts',
  context: ({ input }) => ({ ...input, writing: null, act: null, failure: null }),
  initial: 'idle',
  states: {
    idle: {
      entry: assign({ writing: null, act: null, failure: null }),
      on: {
        write: { target: 'writing', actions: assign({ writing: ({ event }) => event.writing }) },
        ask: { target: 'asking', actions: assign({ act: ({ event }) => event.act }) },
      },
    },
    writing: {
      tags: 'form',
      on: {
        submit: {
          target: 'sending',
          actions: assign({
            act: ({ context, event }) => actOf(context.writing!, event.text),
            failure: null,
          }),
        },
        cancel: 'idle',
      },
    },
    sending: {
      tags: ['form', 'busy'],
      invoke: {
        src: 'perform',
        input: ({ context: { id, act } }) => ({ id, act: act! }),
        onDone: { target: 'idle', actions: 'tell' },
        onError: {
          target: 'writing',
          actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
        },
      },
    },
    asking: {
      tags: 'question',
      on: { confirm: { target: 'doing', actions: assign({ failure: null }) }, cancel: 'idle' },
    },
    doing: {
      tags: ['question', 'busy'],
      invoke: {
        src: 'perform',
        input: ({ context: { id, act } }) => ({ id, act: act! }),
        onDone: { target: 'idle', actions: 'tell' },
        onError: {
          target: 'asking',
          actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
        },
      },
    },
  },
});
