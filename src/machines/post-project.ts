import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { call } from '../api/client.ts';
import { endpoints } from '../contract/endpoints.ts';
import type { Project, ProjectForm } from '../contract/projects.ts';
import { asBearer } from './bearer.ts';
import { type Failure, failureFrom } from './failure.ts';

const post = fromPromise<Project, ProjectForm>(({ input, signal }) =>
  asBearer((token) => call(endpoints.postProject, { body: input }, { token, signal })),
);

/** Writing a project until it is posted, or kept as a draft. A refusal comes back to the same form. */
export const postProjectMachine = setup({
  types: {
    context: {} as { form: ProjectForm | null; project: Project | null; failure: Failure | null },
    events: {} as { type: 'submit'; form: ProjectForm },
    tags: {} as 'busy',
  },
  actors: { post },
}).createMachine({
  id: 'post-project',
  context: { form: null, project: null, failure: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        submit: {
          target: 'posting',
          actions: assign({ form: ({ event }) => event.form, failure: null }),
        },
      },
    },
    posting: {
      tags: 'busy',
      invoke: {
        src: 'post',
        input: ({ context }) => context.form!,
        onDone: { target: 'posted', actions: assign({ project: ({ event }) => event.output }) },
        onError: {
          target: 'editing',
          actions: assign({ failure: ({ event }) => failureFrom(event.error) }),
        },
      },
    },
    posted: { type: 'final' },
  },
});

type Snapshot = SnapshotFrom<typeof postProjectMachine>;

export function alertOf({ context: { failure } }: Snapshot): string | null {
  if (!failure) return null;
  return (
    failure.sentence ??
    'The project could not be posted. Nothing you typed is lost: please try again.'
  );
}
