import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Drawings, openDrawings } from './drawings.ts';

let drawings: Drawings;
beforeEach(() => {
  drawings = openDrawings(new URL('../../testing/drawing/worker.ts', import.meta.url));
});
afterEach(() => drawings.close());

/** What the worker of the tests says: its process, and how much that has drawn. */
const drawn = async (shown: unknown) => {
  const drawing = await drawings.draw('certificate', shown as never);
  const [process, count] = String(drawing.content).split(' ').map(Number);
  return { process, count, tag: drawing.tag };
};

test('one state is drawn once for all who ask, in another process, and another state anew', async () => {
  const [first, beside] = await Promise.all([drawn({ name: 'Ada' }), drawn({ name: 'Ada' })]);
  expect(first.process).not.toBe(process.pid);
  expect(beside).toEqual(first);
  expect(await drawn({ name: 'Ada' })).toEqual(first);
  const other = await drawn({ name: 'Zoë' });
  expect(other).toMatchObject({ process: first.process, count: 2 });
  expect(other.tag).not.toBe(first.tag);
});

test('a drawing that fails or ends its process is not kept, and the next is drawn', async () => {
  await expect(drawn('a fault')).rejects.toThrow('certificate could not be drawn: no ink');
  await expect(drawn('too much')).rejects.toMatchObject({ code: 'busy', retryAfter: 5 });
  await expect(drawn('too much')).rejects.toMatchObject({ code: 'busy' });
  expect(await drawn('a line')).toMatchObject({ count: 1 });
});

test('nothing is drawn once it is closed', async () => {
  drawings.close();
  await expect(drawn('a line')).rejects.toMatchObject({ code: 'busy' });
});
