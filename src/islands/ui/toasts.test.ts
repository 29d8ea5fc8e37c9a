import { expect, test } from 'vitest';
import { $toasts, announce, dismiss } from './toasts.ts';

test('toasts stack up and go one by one', () => {
  announce('One.');
  announce('Two.');
  const [one, two] = $toasts.get();
  expect([one?.sentence, two?.sentence]).toEqual(['One.', 'Two.']);
  dismiss(one!.id);
  expect($toasts.get()).toEqual([two]);
});
