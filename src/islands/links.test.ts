import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { screens as admin } from './admin/screens.ts';
import { screens as company } from './company/screens.ts';
import { screens as faculty } from './faculty/screens.ts';
import { screens as student } from './student/screens.ts';

/** What an area says about its screens. */
const linesOf = (area: string) =>
  globSync(`src/islands/${area}/**/*.{ts,tsx}`)
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => line.includes('screens') && !line.trim().startsWith('path:'));

for (const [area, screens] of Object.entries({ admin, company, faculty, student })) {
  const lines = linesOf(area);
  test.each(Object.keys(screens))(`a link leads to the screen ${area}/%s`, (name) => {
    const named = [`screens.${name}`, `screens['${name}']`];
    expect(lines.some((line) => named.some((words) => line.includes(words)))).toBe(true);
  });
}
