import { expect, test } from 'vitest';
import { offered } from './projects.ts';

test('suggestions leave out chosen skills in any letter case', () => {
  expect(offered(['CAD', 'CAM'], 'ca ', [])).toEqual(['CAD', 'CAM']);
  expect(offered(['CAD', 'CAM'], 'ca', ['cad'])).toEqual(['CAM']);
});

test('an older answer is only offered as far as it fits what is typed now', () => {
  expect(offered(['CAD', 'CAM'], 'cam', [])).toEqual(['CAM']);
});
