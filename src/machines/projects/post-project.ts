import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/act/failure.ts';
import { sendOnce } from '../../api/act/sending-key.ts';
import { call } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Project, ProjectForm } from '../../contract/projects/projects.ts';
import { calling } from '../calls/calling.ts';

/** What is written: a new project, a new one like an earlier one, or an earlier one anew. */
export type Task =
  | { readonly kind: 'new' }
  | { readonly kind: 'copy'; readonly pid: number }
  | { readonly kind: 'edit'; readonly pid: number };

/** What to do with what was written: post it, keep it as a draft, or keep the changes. */
export type Ending = 'post' | 'draft' | 'save';
interface Sending {
  readonly task: Task;
  readonly form: ProjectForm;
  readonly ending: Ending;
  readonly status: Project['status'] | null;
  /** Of the project that is edited, as it was before. */
  readonly version: string | undefined;
}

const send = calling<Project, Sending>(
  async ({ input: { task, form, ending, status, version } }) => {
    if (task.kind !== 'edit') {
      const body = { ...form, draft: ending === 'draft' };
      return sendOnce('project', body, (idempotencyKey) =>
        call(endpoints.postProject, { body, idempotencyKey }),
      );
    }
    const { draft: _, companyId: __, ...body } = form;
    const edited = await call(endpoints.editProject, { params: { pid: task.pid }, body, version });
    if (ending !== 'post' || status !== 'Draft') return edited;
    // A company that is new here sends it for approval instead.
    const { moves } = await call(endpoints.listProjectMoves, { params: { pid: task.pid } });
    const isNew = moves.some(({ to }) => to === 'Awaiting approval');
    const next = isNew ? 'Awaiting approval' : 'pending';
    return call(endpoints.moveProject, { params: { id: task.pid }, body: { status: next } });
  },
);

/**
 * Writing a project until it is posted, kept as a draft, or changed. A refusal comes back to the same form.
 *
 *     editing -submit→ sending → sent
 *        ↑____refused_____|
 */
export const postProjectMachine = setup({
  types: {
    /** `status` is of the project that is edited; null for a new one. */
    input: {} as Pick<Sending, 'task' | 'status'>,
    context: {} as Pick<Sending, 'task' | 'status' | 'ending'> & {
      form: ProjectForm | null;
      version: string | undefined;
      failure: Failure | null;
    },
    events: {} as {
      type: 'submit';
      form: ProjectForm;
      ending: Ending;
      version?: string | undefined;
    },
    emitted: {} as { type: 'sent'; project: Project; ending: Ending },
    tags: {} as 'busy',
  },
  actors: { send },
}).createMachine({
  id: 'post-project',
  context: ({ input }) => ({
    ...input,
    form: null,
    ending: 'post',
    version: undefined,
    failure: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        submit: {
          target: 'sending',
          actions: assign({
            form: ({ event }) => event.form,
            ending: ({ event }) => event.ending,
            version: ({ event }) => event.version,
            failure: null,
          }),
        },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'send',
        input: ({ context }) => ({ ...context, form: context.form! }),
        onDone: {
          target: 'sent',
          actions: emit(({ context: { ending }, event }) => ({
            type: 'sent',
            project: event.output,
            ending,
          })),
        },
        onError: {
          target: 'editing',
          actions: assign({ failure: ({ event }) => failureFrom(event.error) }),
        },
      },
    },
    sent: { type: 'final' },
  },
});

type Snapshot = SnapshotFrom<typeof postProjectMachine>;

/** What the alert above the form says; what is wrong with a single field stands at the field. */
export function postingAlert({ context: { failure, task } }: Snapshot): string | null {
  if (!failure || failure.fields.length > 0) return null;
  return (
    failure.sentence ??
    `The project could not be ${task.kind === 'edit' ? 'saved' : 'posted'}. Your entries are still here. Try again.`
  );
}
