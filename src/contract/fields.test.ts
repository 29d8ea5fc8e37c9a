import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { firstCharacters } from './characters.ts';
import { newPassword, requiredText, text } from './fields.ts';

const messages = (schema: v.GenericSchema, value: string) =>
  (v.safeParse(schema, value).issues ?? []).map(({ message }) => message);

describe('the length of a text is counted in characters', () => {
  const emoji = '🏗';

  test.each([
    ['free', text(5)],
    ['required', requiredText('Say something.', 5)],
  ])('of one that is %s', (_, schema) => {
    expect(v.parse(schema, ` ${emoji.repeat(5)} `)).toBe(emoji.repeat(5));
    expect(messages(schema, emoji.repeat(6))).toEqual(['Use at most 5 characters.']);
    expect(messages(schema, 'letter')).toEqual(['Use at most 5 characters.']);
  });

  test('of a password, from eight to 256', () => {
    expect(messages(newPassword, emoji.repeat(7))).toEqual(['Min 8 characters.']);
    expect(messages(newPassword, emoji.repeat(8))).toEqual([]);
    expect(messages(newPassword, emoji.repeat(256))).toEqual([]);
    expect(messages(newPassword, emoji.repeat(257))).toEqual(['Use at most 256 characters.']);
  });

  test('where a text is cut, no character is cut in half', () => {
    expect(firstCharacters(`a${emoji}b`, 2)).toBe(`a${emoji}`);
    expect(firstCharacters('ab', 5)).toBe('ab');
  });
});
