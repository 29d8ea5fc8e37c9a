import { assign, type SnapshotFrom, setup } from 'xstate';
import { call } from '../../api/client.ts';
import { type Failure, failureFrom } from '../../api/problem.ts';
import { type ApplyForm, apply } from '../../contract/applications/applications.ts';
import { timeNow } from '../../session/clock.ts';
import { calling } from '../calls/calling.ts';
import { attemptFor, forgetApplication } from './application-draft.ts';

export interface Submission {
  readonly studentId: number;
  readonly projectId: number;
  readonly form: ApplyForm;
}

const submit = calling<unknown, Submission>(({ input: { form, ...ids }, signal }) => {
  const { key: idempotencyKey, at: appliedDate } = attemptFor(ids.projectId, form, timeNow());
  const body = {
    applicationId: 0 as const,
    ...ids,
    status: 'Under Review' as const,
    ...form,
    appliedDate,
  };
  return call(apply, { body, idempotencyKey }, { signal });
});

/**
 * The apply dialog: open until an application is in (closes with true) or it is cancelled (false).
 * What was typed is forgotten only once it is in.
 *
 *     editing -submit→ submitting → applied (true)
 *     editing -cancel→ cancelled (false)
 *     editing -no student yet→ editing.without student; -invalid→ editing.invalid
 *     submitting -refused→ editing.failed
 */
export const applyMachine = setup({
  types: {
    input: {} as { projectId: number },
    context: {} as { projectId: number; submission: Submission | null; failure: Failure | null },
    events: {} as
      | { type: 'submit'; form: ApplyForm; studentId: number | null }
      | { type: 'submit invalid' }
      | { type: 'cancel' },
    output: {} as boolean,
  },
  actors: { submit },
  guards: { isStudentKnown: (_, studentId: number | null) => studentId !== null },
  actions: { forget: ({ context }) => forgetApplication(context.projectId) },
}).createMachine({
  id: 'apply',
  context: ({ input }) => ({ ...input, submission: null, failure: null }),
  initial: 'editing',
  states: {
    editing: {
      initial: 'fresh',
      states: { fresh: {}, invalid: {}, 'without student': {}, failed: {} },
      on: {
        submit: [
          {
            guard: { type: 'isStudentKnown', params: ({ event }) => event.studentId },
            target: 'submitting',
            actions: assign({
              submission: ({ context: { projectId }, event: { form, studentId } }) =>
                studentId === null ? null : { studentId, projectId, form },
              failure: null,
            }),
          },
          { target: '.without student' },
        ],
        'submit invalid': '.invalid',
        cancel: 'cancelled',
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'submit',
        input: ({ context }) => context.submission!,
        onDone: { target: 'applied', actions: 'forget' },
        onError: {
          target: 'editing.failed',
          actions: assign({ failure: ({ event }) => failureFrom(event.error) }),
        },
      },
    },
    applied: { type: 'final', output: true },
    cancelled: { type: 'final', output: false },
  },
  output: ({ event }) => event.output === true,
});

type Snapshot = SnapshotFrom<typeof applyMachine>;

/** Specification §5, §8. */
export function applyAlert(snapshot: Snapshot): string | null {
  if (snapshot.matches({ editing: 'invalid' })) return 'Please fill all required fields correctly.';
  if (snapshot.matches({ editing: 'without student' }))
    return 'Student data not loaded yet. Please try again.';
  if (snapshot.matches({ editing: 'failed' }))
    return 'Failed to submit application. Please try again.';
  return null;
}
