import { expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { ApiProblem } from '../../api/problem.ts';
import { applicant, project } from '../testing/company-samples.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { applicantsMachine, isFirstLoad, isReading, type Read, type Where } from './applicants.ts';

const usual = { status: '', sort: 'applied', searchText: '', page: 1 } as const;
const input = { pid: 12, query: usual };
const listed = { project: project(), list: { rows: [applicant(1)], total: 1 } };

const { paths, unreached, deadEnds } = walk(applicantsMachine, {
  input,
  events: [
    { type: 'look', query: { ...usual, status: 'Offered' } },
    { type: 'look', query: { ...usual, searchText: 'ada' } },
    { type: 'retry' },
    { type: 'refresh' },
    { type: 'network back' },
    { type: 'moved', outcomes: [{ applicationId: 1, status: 'Offered', problem: null }] },
  ],
  answers: {
    read: {
      outputs: [listed],
      errors: [new ApiProblem(0, 'unreachable', null), new ApiProblem(404, 'not-found', null)],
    },
    findProject: {
      outputs: [project({ placesTaken: 1 })],
      errors: [new ApiProblem(0, 'unreachable', null)],
    },
  },
});

test('every state of a list can be reached, and each leads to a listed one', () => {
  expect(unreached).toEqual([]);
  expect(deadEnds((now) => now.matches({ listed: 'current' }))).toEqual([]);
});

test.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const now = follow(applicantsMachine, path, input);
  expect(now.value).toEqual(path.state.value);
  if (now.matches('listed')) expect(now.context.list).not.toBeNull();
  if (isFirstLoad(now)) expect(isReading(now)).toBe(true);
  if (now.matches('failed')) expect(now.can({ type: 'retry' })).toBe(true);
});

test('what is written and ranked elsewhere shows in its row', () => {
  const actor = createActor(
    applicantsMachine.provide({
      actors: {
        read: fromPromise<Read, Where>(async () => listed),
        watchNetwork: fromCallback(() => {}),
      },
    }),
    { input },
  );
  actor.start();
  return waitFor(actor, (now) => now.matches('listed')).then(() => {
    actor.send({ type: 'noted', applicationId: 1, note: 'Tall.' });
    actor.send({ type: 'ranked', order: [7, 1] });
    expect(actor.getSnapshot().context.list?.rows[0]).toMatchObject({
      note: 'Tall.',
      companyRank: 2,
    });
  });
});
