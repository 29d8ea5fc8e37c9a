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

/** Follows the answers that are given one after the other, and says what was told. */
async function followed(...answers: Response[]) {
  const asked = vi.fn(async () => answers.shift() ?? new Response('', { status: 204 }));
  vi.stubGlobal('fetch', asked);
  const told = {
    onEvent: vi.fn(),
    onChanged: vi.fn(),
    onSign: vi.fn(),
    onBreak: vi.fn(),
    onOther: vi.fn(),
    onReplaced: vi.fn(),
  };
  const { signal } = new AbortController();
  await follow(endpoints.streamNotifications, { signal, ...told });
  await new Promise((later) => setTimeout(later, 50));
  const calls = Object.entries(told).map(([name, { mock }]) => [name, mock.calls.length]);
  return { asked: asked.mock.calls.length, ...Object.fromEntries(calls) };
}

const list = 'event: notifications\ndata: []\nretry: 1';
const nothing = { onEvent: 0, onChanged: 0, onSign: 0, onBreak: 0, onOther: 0, onReplaced: 0 };

test.each([
  [
    'that was ended for another page of its person',
    events(
      list,
      'event: changed\ndata: {"room":"applications","id":5}',
      'event: replaced\ndata: []',
    ),
    { onEvent: 1, onChanged: 1, onReplaced: 1 },
  ],
  ['that broke', events(': heartbeat', list), { onSign: 1, onEvent: 1, onBreak: 1 }],
  ['in whose place somebody else answered', new Response('<p>Scanning…</p>'), { onOther: 1 }],
  ['of a server that is busy', new Response('{}', { status: 503 }), { onBreak: 1 }],
])('a stream %s is not opened again by itself', async (_, answer, told) => {
  expect(await followed(answer, events(list))).toEqual({ asked: 1, ...nothing, ...told });
});
