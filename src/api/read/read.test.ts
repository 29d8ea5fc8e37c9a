import { focusManager, onlineManager, QueryObserver } from '@tanstack/query-core';
import { afterEach, expect, test, vi } from 'vitest';
import { endpoints } from '../../contract/endpoints.ts';
import { change, type Read, read, readPage, readPages, refresh } from './read.ts';
import { reader } from './reader.ts';

const { signal } = new AbortController();

/** Answers a list of so many companies, a page at a time, and keeps what was asked for. */
function listOf(total: number) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const { searchParams } = new URL(address, 'http://api');
    const page = Number(searchParams.get('page'));
    const size = Number(searchParams.get('pageSize'));
    asked.push(`${page} by ${size}`);
    const ids = Array.from({ length: total }, (_, at) => ({ id: at + 1 }));
    return Response.json(ids.slice((page - 1) * size, page * size), {
      headers: { 'X-Total-Count': String(total) },
    });
  });
  return asked;
}

/** Something read whose answers come when the test says so. */
function inHand<Data>(): { what: Read<Data>; answers: ((data: Data) => void)[] } {
  const answers: ((data: Data) => void)[] = [];
  const queryFn = () => new Promise<Data>((resolve) => answers.push(resolve));
  return { what: { queryKey: ['in hand'], queryFn }, answers };
}

/** A screen that shows what is read. */
function show<Data>({ queryKey, queryFn }: Read<Data>) {
  const screen = new QueryObserver<Data>(reader, { queryKey, queryFn });
  screen.subscribe(() => {});
  return {
    data: () => screen.getCurrentResult().data,
    settled: () => vi.waitUntil(() => !screen.getCurrentResult().isFetching),
  };
}

afterEach(() => {
  reader.clear();
  vi.unstubAllGlobals();
});

test('a page past the end of a list is its last one', async () => {
  const asked = listOf(7);
  const list = readPage(endpoints.listCompanies, {}, { page: 9, pageSize: 3 });
  expect(await list.queryFn({ signal })).toEqual({ rows: [{ id: 7 }], total: 7, page: 3 });
  expect(asked).toEqual(['9 by 3', '3 by 3']);
});

test('several pages are one list, and no more are asked for than there are', async () => {
  const asked = listOf(5);
  const list = readPages(
    endpoints.listCompanies,
    {},
    { pages: 10, pageSize: 2 },
    { idOf: ({ id }) => id },
  );
  const { rows, total } = await list.queryFn({ signal });
  expect([rows.map(({ id }) => id), total]).toEqual([[1, 2, 3, 4, 5], 5]);
  expect(asked).toHaveLength(3);
});

test('a page that comes in smaller ones is put together', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const { searchParams } = new URL(address, 'http://api');
    const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('pageSize'))];
    asked.push(`${page} by ${size}`);
    // Five at a time are as many as fit.
    const first = (page - 1) * size;
    const rows = Array.from({ length: Math.min(5, size, 23 - first) }, (_, at) => ({
      id: first + at + 1,
    }));
    const next =
      first + 5 < 23 ? `</api/Companies?pageSize=5&page=${first / 5 + 2}>; rel="next"` : '';
    return Response.json(rows, { headers: { 'X-Total-Count': '23', Link: next } });
  });
  const ids = async (page: number) => {
    const list = readPage(endpoints.listCompanies, {}, { page, pageSize: 10 });
    return (await list.queryFn({ signal })).rows.map(({ id }) => id);
  };
  expect(await ids(2)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  expect(asked).toEqual(['2 by 10', '4 by 5']);
  expect(await ids(3)).toEqual([21, 22, 23]);
});

test('a question that nobody asks any more is aborted', async () => {
  const aborted = vi.fn();
  vi.stubGlobal('fetch', (_: string, { signal: heard }: RequestInit) => {
    heard?.addEventListener('abort', aborted);
    return new Promise(() => {});
  });
  const { queryKey, queryFn } = read(endpoints.myCompany, {});
  const leave = new QueryObserver(reader, { queryKey, queryFn }).subscribe(() => {});
  await vi.waitFor(() => expect(reader.isFetching()).toBe(1));
  leave();
  await vi.waitFor(() => expect(aborted).toHaveBeenCalledOnce());
});

test('a change shows at once, and an answer asked for before it does not undo it', async () => {
  const { what, answers } = inHand<string>();
  const screen = show(what);
  answers[0]?.('offered');
  await screen.settled();
  refresh(what);
  change(what, () => 'accepted');
  expect(screen.data()).toBe('accepted');
  answers[1]?.('offered');
  await screen.settled();
  expect(screen.data()).toBe('accepted');
});

test('earlier data stays visible until the new answer is there', async () => {
  const { what, answers } = inHand<number>();
  const screen = show(what);
  answers[0]?.(1);
  await screen.settled();
  refresh();
  expect(screen.data()).toBe(1);
  answers[1]?.(2);
  await screen.settled();
  expect(screen.data()).toBe(2);
});

test.each([
  ['the network is back', onlineManager.setOnline.bind(onlineManager)],
  ['the window is back in front', focusManager.setFocused.bind(focusManager)],
])('a screen reads again when %s', async (_, set) => {
  const { what, answers } = inHand<number>();
  const screen = show(what);
  answers[0]?.(1);
  await screen.settled();
  set(false);
  set(true);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
});
