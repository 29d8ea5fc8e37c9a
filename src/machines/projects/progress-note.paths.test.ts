import { expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { ApiProblem } from '../../api/problem.ts';
import type { StatusUpdate } from '../../contract/status-updates.ts';
import type { ListPage } from '../calls/page.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { progressNoteMachine } from './progress-note.ts';
import { hasMore, progressNotesMachine } from './progress-notes.ts';

const note = (id: number): StatusUpdate => ({
  id,
  projectTitle: 'Footbridge',
  title: 'Ongoing',
  remarks: '',
  updatedAt: '2031-03-01T09:00:00.000Z',
  projectId: 12,
});
const form = {
  projectTitle: 'Footbridge',
  title: 'Ongoing',
  remarks: '',
  moveProject: false,
} as const;
const lost = new ApiProblem(0, 'unreachable', null);

const writing = walk(progressNoteMachine, {
  events: [
    { type: 'add' },
    { type: 'edit', note: note(1) },
    { type: 'delete', note: note(1) },
    { type: 'submit', form },
    { type: 'confirm' },
    { type: 'cancel' },
  ],
  answers: {
    save: { outputs: [note(1)], errors: [lost] },
    remove: { outputs: ['Gone.'], errors: [lost, new ApiProblem(404, 'not-found', null)] },
  },
});

test('every state of a note can be reached and left', () => {
  expect(writing.unreached).toEqual([]);
  expect(writing.deadEnds((now) => now.matches('idle'))).toEqual([]);
});

test.each(writing.paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const now = follow(progressNoteMachine, path);
  expect(now.value).toEqual(path.state.value);
  // Nothing is deleted that was not asked about.
  if (now.hasTag('question')) expect(now.context.note).not.toBeNull();
});

/** The notes of a project on two pages, asked for in the test's order. */
function listed(fetch: (page: number) => Promise<{ rows: StatusUpdate[]; total: number }>) {
  const machine = progressNotesMachine.provide({
    actors: {
      fetchNotes: fromPromise<ListPage<StatusUpdate>, { readonly pid: number; page: number }>(
        ({ input }) => fetch(input.page),
      ),
      watchNetwork: fromCallback(() => {}),
    },
  });
  const actor = createActor(machine, { input: { pid: 12 } });
  actor.start();
  const ids = () => actor.getSnapshot().context.list.map(({ id }) => id);
  return { actor, ids, settled: () => new Promise((resolve) => setTimeout(resolve)) };
}

test('older notes are added below, each once, until there are no more', async () => {
  // One more was written between the two answers.
  const { actor, ids, settled } = listed(async (page) =>
    page === 1 ? { rows: [note(3), note(2)], total: 3 } : { rows: [note(2), note(1)], total: 3 },
  );
  await settled();
  expect([ids(), hasMore(actor.getSnapshot())]).toEqual([[3, 2], true]);
  actor.send({ type: 'more' });
  await settled();
  expect([ids(), hasMore(actor.getSnapshot())]).toEqual([[3, 2, 1], false]);
  actor.send({ type: 'refresh' });
  await settled();
  expect(ids()).toEqual([3, 2]);
});

test('a list that did not come is asked for again', async () => {
  const fetch = vi.fn().mockRejectedValueOnce(lost).mockResolvedValue({ rows: [], total: 0 });
  const { actor, settled } = listed(fetch);
  await settled();
  expect(actor.getSnapshot().value).toBe('failed');
  actor.send({ type: 'retry' });
  await settled();
  expect(actor.getSnapshot().value).toBe('listed');
});
