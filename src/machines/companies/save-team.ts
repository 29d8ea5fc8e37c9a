import { assign, emit, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/act/failure.ts';
import { call } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { ProjectTeam, TeamForm } from '../../contract/projects/project-team.ts';
import { calling } from '../calls/calling.ts';

const save = calling<ProjectTeam, { pid: number; form: TeamForm }>(({ input: { pid, form } }) =>
  call(endpoints.saveProjectTeam, { params: { pid }, body: form }),
);

/** Naming who leads a project and who supervises it. */
export const saveTeamMachine = setup({
  types: {
    input: {} as { pid: number },
    context: {} as { pid: number; form: TeamForm | null; failure: Failure | null },
    events: {} as { type: 'edit' } | { type: 'submit'; form: TeamForm } | { type: 'cancel' },
    emitted: {} as { type: 'saved'; team: ProjectTeam },
    tags: {} as 'form' | 'busy',
  },
  actors: { save },
  actions: { keepFailure: assign({ failure: (_, failure: Failure) => failure }) },
}).createMachine({
  id: 'save-team',
  context: ({ input }) => ({ ...input, form: null, failure: null }),
  initial: 'idle',
  states: {
    idle: { entry: assign({ form: null, failure: null }), on: { edit: 'editing' } },
    editing: {
      tags: 'form',
      on: {
        submit: {
          target: 'saving',
          actions: assign({ form: ({ event }) => event.form, failure: null }),
        },
        cancel: 'idle',
      },
    },
    saving: {
      tags: ['form', 'busy'],
      invoke: {
        src: 'save',
        input: ({ context: { pid, form } }) => ({ pid, form: form! }),
        onDone: {
          target: 'idle',
          actions: emit(({ event }) => ({ type: 'saved', team: event.output })),
        },
        onError: {
          target: 'editing',
          actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
        },
      },
    },
  },
});
