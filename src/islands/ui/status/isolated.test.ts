import { expect, test } from 'vitest';
import { isolated } from './isolated.ts';

test.each([
  ['Voltara reviews “A lock”.', 'Voltara reviews “A lock”.'],
  ['Next, [محمد علي] reviews “[جسر 12]”, due 5 May.', 'in a sentence'],
  ['Offer from [شركة النور]: answer by Tuesday', 'before a colon'],
  ['Your work on “[BIM جسر]” is completed; [דנה לוי], 3 days', 'among Latin letters and figures'],
  ['[محمد], [علي] and [נעה]', 'each of several'],
])('%s: a name keeps its direction', (said) => {
  const plain = said.replaceAll(/[[\]]/g, '');
  expect(isolated(plain)).toBe(said.replaceAll('[', '\u2068').replaceAll(']', '\u2069'));
});
