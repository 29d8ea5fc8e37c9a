import { beforeEach, expect, test, vi } from 'vitest';
import { draftOf, forgetDraft, forgetDrafts, hasDrafts, keepDraft } from './drafts.ts';
import { beginSession, endSession } from './session.ts';

const tokenOf = (claims: object) =>
  `h.${btoa(JSON.stringify({ role: 'Student', exp: 4_000_000_000, ...claims }))}.s`;

/** Its keys are its own properties, as the browser's storage has it. */
class Kept {
  [key: string]: unknown;
  getItem(key: string) {
    return this[key] ?? null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new Kept());
  beginSession(tokenOf({ sub: '7' }));
});

test('a draft is there until it is forgotten', () => {
  keepDraft('apply-3', { message: 'Hello' });
  expect(draftOf('apply-3')).toEqual({ message: 'Hello' });
  expect(draftOf('apply-30')).toBeNull();
  forgetDraft('apply-3');
  expect(draftOf('apply-3')).toBeNull();
});

test('it outlives the session, and waits for the same person', () => {
  keepDraft('apply-3', { message: 'Hello' });
  endSession();
  expect([draftOf('apply-3'), hasDrafts()]).toEqual([null, false]);
  beginSession(tokenOf({ sub: '70' }));
  expect([draftOf('apply-3'), hasDrafts()]).toEqual([null, false]);
  beginSession(tokenOf({ sub: '7', iat: 1 }));
  expect(draftOf('apply-3')).toEqual({ message: 'Hello' });
});

test('signing out forgets one’s own, all of them', () => {
  keepDraft('apply-3', { message: 'Hello' });
  keepDraft('post-project', { title: 'Crane' });
  localStorage.setItem('something-else', 'stays');
  forgetDrafts();
  expect(hasDrafts()).toBe(false);
  expect(Object.keys(localStorage).sort()).toEqual(['something-else', 'token']);
});

test('a token that names nobody keeps nothing', () => {
  beginSession(tokenOf({}));
  keepDraft('apply-3', { message: 'Hello' });
  expect(Object.keys(localStorage)).toEqual(['token']);
});
