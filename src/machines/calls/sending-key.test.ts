import { expect, test } from 'vitest';
import { answered, keyFor } from './sending-key.ts';

test('the same sent again has the same key, until a letter changes or an answer comes', () => {
  const first = keyFor('note', { remarks: 'Measured.' });
  expect(keyFor('note', { remarks: 'Measured.' })).toBe(first);
  expect(keyFor('project', { remarks: 'Measured.' })).not.toBe(first);
  const changed = keyFor('note', { remarks: 'Measured!' });
  expect(changed).not.toBe(first);
  answered('note');
  expect(keyFor('note', { remarks: 'Measured!' })).not.toBe(changed);
});
