import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { ApiProblem } from '../../api/problem.ts';
import type { Student } from '../../contract/students.ts';
import { studentMachine } from './student.ts';

const ada = { sId: 7, firstName: 'Ada' } as Student;

test('asks once and then knows', async () => {
  const fetchMe = vi.fn(async () => ada);
  const machine = studentMachine.provide({ actors: { fetchMe: fromPromise(fetchMe) } });
  const actor = createActor(machine).start();
  expect((await waitFor(actor, (now) => now.matches('known'))).context.student).toBe(ada);
  actor.send({ type: 'retry' });
  expect(fetchMe).toHaveBeenCalledOnce();
});

test('after a failure it asks again when told to', async () => {
  const fetchMe = vi
    .fn<() => Promise<Student>>()
    .mockRejectedValueOnce(new ApiProblem(503, 'unavailable', null))
    .mockResolvedValue(ada);
  const machine = studentMachine.provide({ actors: { fetchMe: fromPromise(fetchMe) } });
  const actor = createActor(machine).start();
  const failed = await waitFor(actor, (now) => now.matches('failed'));
  expect(failed.context.failure?.reason).toBe('unavailable');
  actor.send({ type: 'retry' });
  const known = await waitFor(actor, (now) => now.matches('known'));
  expect(known.context).toEqual({ student: ada, failure: null });
});

test('a student who changed themselves is known as changed in the whole area', async () => {
  const machine = studentMachine.provide({ actors: { fetchMe: fromPromise(async () => ada) } });
  const actor = createActor(machine).start();
  await waitFor(actor, (now) => now.matches('known'));
  actor.send({ type: 'changed', student: { ...ada, firstName: 'Augusta' } });
  expect(actor.getSnapshot().context.student?.firstName).toBe('Augusta');
});
