import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { ApiProblem } from '../api/problem.ts';
import type { Project, ProjectForm } from '../contract/projects.ts';
import { alertOf, postProjectMachine } from './post-project.ts';

const form = { title: 'Footbridge' } as ProjectForm;
const posted = { pid: 3, title: 'Footbridge' } as Project;

function open(post: (from: { input: ProjectForm }) => Promise<Project>) {
  const call = vi.fn(post);
  const machine = postProjectMachine.provide({ actors: { post: fromPromise(call) } });
  return { actor: createActor(machine).start(), call };
}

test('is posted once, however often the button is pressed', async () => {
  const { actor, call } = open(async () => posted);
  actor.send({ type: 'submit', form });
  actor.send({ type: 'submit', form });
  const done = await waitFor(actor, (now) => now.matches('posted'));
  expect(done.context.project).toBe(posted);
  expect(call).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ input: form }));
});

test.each([
  ['the server’s words', 'Some fields need another look.', 'Some fields need another look.'],
  [
    'our own',
    null,
    'The project could not be posted. Nothing you typed is lost: please try again.',
  ],
])(
  'a refusal comes back to the form with %s, and the next try forgets it',
  async (_, detail, sentence) => {
    const { actor } = open(async () => {
      throw new ApiProblem(400, 'invalid', detail);
    });
    actor.send({ type: 'submit', form });
    expect(alertOf(await waitFor(actor, (now) => now.matches('editing')))).toBe(sentence);
    actor.send({ type: 'submit', form });
    expect(alertOf(actor.getSnapshot())).toBeNull();
  },
);
