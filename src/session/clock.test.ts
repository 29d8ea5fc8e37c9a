import { beforeEach, expect, test, vi } from 'vitest';

const hour = 3_600_000;
const noon = new Date('2031-03-04T12:00:00Z');
const after = (ms: number) => new Date(noon.getTime() + ms);
const keptText = new Map<string, string>();

/** A page that is opened now, on a device whose clock is ahead by so much. */
async function openPage(ahead: number) {
  vi.resetModules();
  vi.setSystemTime(after(ahead));
  return import('./clock.ts');
}

beforeEach(() => {
  keptText.clear();
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => keptText.get(key) ?? null,
    setItem: (key: string, text: string) => keptText.set(key, text),
    removeItem: (key: string) => keptText.delete(key),
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test.each([13 * hour, 8766 * hour, -8766 * hour])(
  'a device that is %i ms ahead goes by the server’s time, on the next page too',
  async (ahead) => {
    const page = await openPage(ahead);
    page.hearTime(noon.toUTCString());
    expect(page.timeNow()).toEqual(after(500));
    expect(page.hasPassed(after(hour))).toBe(false);
    expect(page.hasPassed(after(-hour))).toBe(true);
    const next = await openPage(ahead + hour);
    expect(next.timeNow()).toEqual(after(hour + 500));
  },
);

test('a clock that is right, or has been put right, is kept in no storage', async () => {
  const page = await openPage(13 * hour);
  page.hearTime(noon.toUTCString());
  expect(keptText.size).toBe(1);
  const next = await openPage(0);
  next.hearTime(after(1_000).toUTCString());
  expect([keptText.size, next.timeNow()]).toEqual([0, noon]);
});

test('until the server is heard a session is over only where the device says so as well', async () => {
  const page = await openPage(-13 * hour);
  page.hearTime(noon.toUTCString());
  const next = await openPage(0);
  expect(next.timeNow()).toEqual(after(13 * hour + 500));
  expect(next.hasPassed(after(12 * hour))).toBe(false);
  next.hearTime(noon.toUTCString());
  expect([next.hasPassed(after(12 * hour)), next.hasPassed(after(-1))]).toEqual([false, true]);
});

test('an answer that names no time changes nothing', async () => {
  const page = await openPage(0);
  page.hearTime(null);
  page.hearTime('soon');
  expect(page.timeNow()).toEqual(noon);
});
