import { beforeEach, expect, test } from 'vitest';
import { $toasts, announce, dismiss } from './toasts.ts';

beforeEach(() => $toasts.set([]));

test('toasts stack up and go one by one', () => {
  announce('One.');
  announce('Two.');
  const [one, two] = $toasts.get();
  expect([one?.sentence, two?.sentence]).toEqual(['One.', 'Two.']);
  dismiss(one!.id);
  expect($toasts.get()).toEqual([two]);
});

test('a repeated message replaces the earlier one', () => {
  announce('A student waits.');
  const [first] = $toasts.get();
  announce('Saved.');
  announce('A student waits.');
  expect($toasts.get().map(({ sentence }) => sentence)).toEqual(['Saved.', 'A student waits.']);
  expect($toasts.get()).not.toContain(first);
});
