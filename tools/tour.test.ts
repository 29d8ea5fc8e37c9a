import { existsSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stops } from './tour-stops.ts';

const shown = [...readFileSync('docs/tour.md', 'utf8').matchAll(/src="([^"]+)"/g)].map(
  ([, source = '']) => `docs/${source}`,
);

test('the tour shows every picture that is taken, and no other', () => {
  const taken = stops.map(({ name }) => `docs/pictures/tour/${name}.webp`);
  expect(shown.toSorted()).toEqual(taken.toSorted());
  for (const picture of shown) expect(existsSync(picture), picture).toBe(true);
});

test('its pictures weigh 1.2 MiB at most', () => {
  const bytes = shown.reduce((total, picture) => total + statSync(picture).size, 0);
  expect(bytes).toBeLessThan(1.2 * 1024 * 1024);
});
