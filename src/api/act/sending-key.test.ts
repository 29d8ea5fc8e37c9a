import { expect, test } from 'vitest';
import { answered, keyFor, sendOnce } from './sending-key.ts';

test('the same sent again has the same key, until a letter changes or an answer comes', () => {
  const first = keyFor('note', { remarks: 'Measured.' });
  expect(keyFor('note', { remarks: 'Measured.' })).toBe(first);
  expect(keyFor('project', { remarks: 'Measured.' })).not.toBe(first);
  const changed = keyFor('note', { remarks: 'Measured!' });
  expect(changed).not.toBe(first);
  answered('note');
  expect(keyFor('note', { remarks: 'Measured!' })).not.toBe(changed);
});

test('an unanswered call is sent again with its key, an answered one with a new key', async () => {
  const keys: string[] = [];
  const send = (isLost: boolean) =>
    sendOnce('letter', { text: 'Come.' }, async (key) => {
      keys.push(key);
      if (isLost) throw new Error('The line was cut.');
      return 'Sent.';
    });
  await expect(send(true)).rejects.toThrow('The line was cut.');
  expect(await send(false)).toBe('Sent.');
  await send(false);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
});
