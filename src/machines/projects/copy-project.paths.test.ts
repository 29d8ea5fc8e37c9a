import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { ApiProblem } from '../../api/problem.ts';
import { project } from '../testing/company-samples.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { copyProjectMachine } from './copy-project.ts';

const input = { pid: 3, termId: 7 };
const { paths, unreached, deadEnds } = walk(copyProjectMachine, {
  input,
  events: [{ type: 'copy' }],
  answers: { copy: { outputs: [project()], errors: [new ApiProblem(400, 'invalid', null)] } },
});

test('every state of copying can be reached and left', () => {
  expect(unreached).toEqual([]);
  expect(deadEnds((now) => now.matches('idle'))).toEqual([]);
});

test.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  follow(copyProjectMachine, path);
});

test('the copy is told once, and a refusal says why', async () => {
  const copy = vi
    .fn()
    .mockRejectedValueOnce(new ApiProblem(400, 'invalid', 'Applying in Spring has ended.'))
    .mockResolvedValueOnce(project({ pid: 12 }));
  const machine = copyProjectMachine.provide({ actors: { copy: fromPromise(copy) } });
  const actor = createActor(machine, { input }).start();
  const copied: number[] = [];
  actor.on('copied', ({ project: { pid } }) => copied.push(pid));
  const press = () => {
    actor.send({ type: 'copy' });
    return waitFor(actor, (now) => now.matches('idle'));
  };
  expect((await press()).context.failure?.sentence).toBe('Applying in Spring has ended.');
  expect((await press()).context.failure).toBeNull();
  expect(copied).toEqual([12]);
});
