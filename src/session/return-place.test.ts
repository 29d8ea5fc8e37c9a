import { beforeEach, expect, test, vi } from 'vitest';
import { keepReturnPlace, takeReturnPlace } from './return-place.ts';

const now = new Date('2025-03-01T12:00:00Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

test('a place is led back to once', () => {
  keepReturnPlace('/student/profile', now);
  expect(takeReturnPlace(after(29))).toBe('/student/profile');
  expect(takeReturnPlace(after(29))).toBeNull();
});

test('a place is forgotten when the mailed link has run out', () => {
  keepReturnPlace('/student/profile', now);
  expect(takeReturnPlace(after(30))).toBeNull();
});

test('without a place there is none', () => {
  expect(takeReturnPlace(now)).toBeNull();
});
