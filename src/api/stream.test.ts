import { beforeEach, expect, test, vi } from 'vitest';
import { endpoints } from '../contract/endpoints.ts';
import { beginSession } from '../session/session.ts';
import { follow } from './stream.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', { setItem: () => {}, removeItem: () => {} });
  beginSession(`h.${btoa(JSON.stringify({ role: 'Student', exp: 4_000_000_000 }))}.s`);
});

const events = (...said: string[]) =>
  new Response(said.map((event) => `${event}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream' },
  });

test('a stream that was ended for another page of its person is not opened again', async () => {
  const asked = vi.fn(async () =>
    events(
      'event: notifications\ndata: []\nretry: 1',
      'event: changed\ndata: {"room":"applications","id":5}',
      'event: replaced\ndata: []',
    ),
  );
  vi.stubGlobal('fetch', asked);
  const [onEvent, onChanged, onBreak, onReplaced] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const { signal } = new AbortController();
  await follow(endpoints.streamNotifications, {
    signal,
    onEvent,
    onChanged,
    onBreak,
    onReplaced,
  });
  await new Promise((later) => setTimeout(later, 50));
  expect(onReplaced).toHaveBeenCalledOnce();
  expect(onEvent).toHaveBeenCalledOnce();
  expect(onChanged).toHaveBeenCalledOnce();
  expect(asked).toHaveBeenCalledOnce();
});

test('one that broke is opened again by itself', async () => {
  const asked = vi.fn(async () => events('event: notifications\ndata: []\nretry: 1'));
  vi.stubGlobal('fetch', asked);
  const end = new AbortController();
  const onBreak = vi.fn(() => {
    if (asked.mock.calls.length === 3) end.abort();
  });
  const how = {
    signal: end.signal,
    onEvent: vi.fn(),
    onChanged: vi.fn(),
    onBreak,
    onReplaced: vi.fn(),
  };
  await follow(endpoints.streamNotifications, how);
  expect(onBreak).toHaveBeenCalledTimes(3);
  expect(how.onReplaced).not.toHaveBeenCalled();
});
