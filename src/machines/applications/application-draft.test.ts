import { beforeEach, expect, test, vi } from 'vitest';
import { draftOf, hasDrafts, keepDraft } from '../../session/drafts.ts';
import { beginSession } from '../../session/session.ts';
import { attemptFor, draftName, forgetApplication } from './application-draft.ts';

const token = `h.${btoa(JSON.stringify({ role: 'Student', exp: 4_000_000_000, sub: '7' }))}.s`;
const form = { message: 'I like bridges.', resumeLink: '' };
const at = (minutes: number) => new Date(Date.UTC(2025, 5, 1, 12, minutes));

beforeEach(() => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      kept.set(key, value);
      Object.assign(storage, { [key]: value });
    },
    removeItem: (key: string) => {
      kept.delete(key);
      Reflect.deleteProperty(storage, key);
    },
  };
  vi.stubGlobal('localStorage', storage);
  beginSession(token);
});

test('the same text is the same attempt, over a reload', () => {
  const first = attemptFor(3, form, at(0));
  expect(first.key).toMatch(/^[0-9a-f]{32}$/);
  expect(first.at).toBe('2025-06-01T12:00:00.000Z');
  expect(attemptFor(3, { ...form }, at(14))).toEqual(first);
});

test('another text, another résumé, another project, or much later is another attempt', () => {
  const keys = [
    attemptFor(3, form, at(0)),
    attemptFor(3, { ...form, message: 'I love bridges.' }, at(1)),
    attemptFor(3, { ...form, message: 'I love bridges.', resumeId: 5 }, at(1)),
    attemptFor(4, form, at(1)),
    attemptFor(4, form, at(20)),
  ].map(({ key }) => key);
  expect(new Set(keys).size).toBe(5);
});

test('an application that is in leaves nothing behind', () => {
  keepDraft(draftName(3), form);
  const first = attemptFor(3, form, at(0));
  forgetApplication(3);
  expect(draftOf(draftName(3))).toBeNull();
  expect(hasDrafts()).toBe(false);
  expect(attemptFor(3, form, at(1)).key).not.toBe(first.key);
});
