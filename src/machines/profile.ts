import { assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { call } from '../api/client.ts';
import { endpoints } from '../contract/endpoints.ts';
import type { Student, StudentForm } from '../contract/students.ts';
import { asBearer } from './bearer.ts';
import { draftOf, forgetDraft } from './drafts.ts';
import { type Failure, failureFrom } from './failure.ts';
import { fullStudent, rowOf } from './original-api.ts';

/** What was changed and not saved yet is kept under this name. */
export const profileDraft = 'profile';

export interface Change {
  /** As they are before. */
  readonly student: Student;
  readonly form: StudentForm;
}

const save = fromPromise<Student, Change>(async ({ input: { student, form }, signal }) => {
  const input = { params: { sId: student.sId }, body: fullStudent(student, form) };
  const answer = await asBearer((token) => call(endpoints.updateStudent, input, { token, signal }));
  return rowOf(answer, { ...student, ...form });
});

/** A student's own profile: read, edited, saved. Changes are only given up after asking. */
export const profileMachine = setup({
  types: {
    context: {} as { change: Change | null; failure: Failure | null },
    events: {} as
      | { type: 'edit' }
      | { type: 'submit'; change: Change }
      | { type: 'cancel' }
      | { type: 'confirm' }
      | { type: 'keep' },
    emitted: {} as { type: 'saved'; student: Student } | { type: 'closed' },
    tags: {} as 'form' | 'busy',
  },
  actors: { save },
  guards: { hasDraft: () => draftOf(profileDraft) !== null },
  actions: { forgetDraft: () => forgetDraft(profileDraft) },
}).createMachine({
  id: 'profile',
  context: { change: null, failure: null },
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
        input: ({ context }) => context.change!,
        onDone: {
          target: 'reading',
          actions: [
            'forgetDraft',
            assign({ change: null }),
            emit(({ event }) => ({ type: 'saved', student: event.output })),
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

type Snapshot = SnapshotFrom<typeof profileMachine>;

/** What the alert above the form says; what is wrong with a single field stands at the field. */
export function alertOf({ context: { failure } }: Snapshot): string | null {
  if (!failure || failure.fields.length > 0) return null;
  return (
    failure.sentence ?? 'Your profile was not saved, and nothing you typed is lost. Try again.'
  );
}
