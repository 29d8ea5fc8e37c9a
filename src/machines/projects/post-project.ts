import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { call } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Project, ProjectDetail, ProjectForm } from '../../contract/projects.ts';
import { asBearer } from '../calls/bearer.ts';
import { type Failure, failureFrom } from '../calls/failure.ts';
import { type NetworkEvent, watchNetwork } from '../calls/network.ts';
import { answered, keyFor } from '../calls/sending-key.ts';
import { editableFields } from '../lifecycle/editing.ts';

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
}

const find = fromPromise<ProjectDetail, { readonly pid: number }>(async ({ input, signal }) => {
  const [project] = await Promise.all([
    asBearer((token) => call(endpoints.getProject, { params: input }, { token, signal })),
    // Whether it is the company's own: only its company is told its moves.
    asBearer((token) => call(endpoints.listProjectMoves, { params: input }, { token, signal })),
  ]);
  return project;
});

const send = fromPromise<Project, Sending>(async ({ input: { task, form, ending, status } }) => {
  if (task.kind !== 'edit') {
    const body = { ...form, draft: ending === 'draft' };
    const idempotencyKey = keyFor('project', body);
    const posted = await asBearer((token) =>
      call(endpoints.postProject, { body, idempotencyKey }, { token }),
    );
    answered('project');
    return posted;
  }
  const { draft: _, companyId: __, ...body } = form;
  const edited = await asBearer((token) =>
    call(endpoints.editProject, { params: { pid: task.pid }, body }, { token }),
  );
  if (ending !== 'post' || status !== 'Draft') return edited;
  return asBearer((token) =>
    call(
      endpoints.moveProject,
      { params: { id: task.pid }, body: { status: 'pending' } },
      { token },
    ),
  );
});

/** Writing a project until it is posted, kept as a draft, or changed. A refusal comes back to the same form. */
export const postProjectMachine = setup({
  types: {
    input: {} as Task,
    context: {} as {
      task: Task;
      /** What is edited or copied. */
      source: ProjectDetail | null;
      form: ProjectForm | null;
      ending: Ending;
      project: Project | null;
      failure: Failure | null;
    },
    events: {} as
      | NetworkEvent
      | { type: 'retry' }
      | { type: 'submit'; form: ProjectForm; ending: Ending },
    tags: {} as 'busy',
  },
  actors: { find, send, watchNetwork },
  guards: {
    isNew: ({ context }) => context.task.kind === 'new',
    isMissing: (_, { reason }: Failure) => reason === 'not-found' || reason === 'forbidden',
    isClosed: ({ context }, { status }: ProjectDetail) =>
      context.task.kind === 'edit' && editableFields(status).length === 0,
  },
  actions: { keepFailure: assign({ failure: (_, failure: Failure) => failure }) },
}).createMachine({
  id: 'post-project',
  context: ({ input }) => ({
    task: input,
    source: null,
    form: null,
    ending: 'post',
    project: null,
    failure: null,
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isNew', target: 'editing' }, { target: 'loading' }] },
    loading: {
      invoke: {
        src: 'find',
        input: ({ context: { task } }) => ({ pid: task.kind === 'new' ? 0 : task.pid }),
        onDone: [
          {
            guard: { type: 'isClosed', params: ({ event }) => event.output },
            target: 'closed',
            actions: assign({ source: ({ event }) => event.output }),
          },
          { target: 'editing', actions: assign({ source: ({ event }) => event.output }) },
        ],
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => failureFrom(event.error) },
            target: 'missing',
          },
          { target: 'failed' },
        ],
      },
    },
    missing: {},
    /** It has ended, and nothing of it may change. */
    closed: {},
    failed: {
      invoke: { src: 'watchNetwork', onError: {} },
      on: { retry: 'loading', 'network back': 'loading' },
    },
    editing: {
      on: {
        submit: {
          target: 'sending',
          actions: assign({
            form: ({ event }) => event.form,
            ending: ({ event }) => event.ending,
            failure: null,
          }),
        },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'send',
        input: ({ context: { task, form, ending, source } }) => ({
          task,
          form: form!,
          ending,
          status: source?.status ?? null,
        }),
        onDone: { target: 'sent', actions: assign({ project: ({ event }) => event.output }) },
        onError: {
          target: 'editing',
          actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
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
    `The project could not be ${task.kind === 'edit' ? 'saved' : 'posted'}. Nothing you typed is lost: please try again.`
  );
}
