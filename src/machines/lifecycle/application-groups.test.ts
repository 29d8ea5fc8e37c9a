import { expect, test } from 'vitest';
import type { Application } from '../../contract/applications/applications.ts';
import { isOfTerm } from './application-groups.ts';

const to = (termId?: number | null) => ({ termId }) as Application;
const [spring, rolling, ofOriginalApi] = [to(7), to(null), to()];
const all = [spring, rolling, ofOriginalApi];

test('applications are narrowed to those of a term, or of none', () => {
  expect(all.filter(isOfTerm('7'))).toEqual([spring]);
  expect(all.filter(isOfTerm('8'))).toEqual([]);
  expect(all.filter(isOfTerm('none'))).toEqual([rolling, ofOriginalApi]);
  expect(all.filter(isOfTerm(''))).toEqual(all);
});
