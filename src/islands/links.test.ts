import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { screens as admin } from './admin/screens.ts';
import { screens as company } from './company/screens.ts';
import { screens as faculty } from './faculty/screens.ts';
import { screens as student } from './student/screens.ts';

/** What an area says about its screens, by file. */
const linesOf = (area: string) =>
  globSync(`src/islands/${area}/**/*.{ts,tsx}`).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.includes('screens') && !line.trim().startsWith('path:'))
      .map((line) => ({ file, line })),
  );

/** The folder of each screen of an area, by its name. */
const foldersOf = (area: string) => {
  const shown = `src/islands/${area}/${area[0]!.toUpperCase()}${area.slice(1)}Area.tsx`;
  const screens = readFileSync(shown, 'utf8').matchAll(/'?([\w-]+)'?: lazyScreen\([^']*'(\..+)'/g);
  return new Map([...screens].map(([, name, file]) => [name, join(shown, '..', file!, '..')]));
};

for (const [area, screens] of Object.entries({ admin, company, faculty, student })) {
  const lines = linesOf(area);
  const folders = foldersOf(area);
  test.each(Object.keys(screens))(`a link leads to the screen ${area}/%s`, (name) => {
    const named = [`screens.${name}`, `screens['${name}']`];
    const ownFolder = folders.get(name);
    expect(ownFolder).toBeDefined();
    const leads = lines.filter(({ line }) => named.some((words) => line.includes(words)));
    expect(leads.filter(({ file }) => !file.startsWith(`${ownFolder}/`))).not.toEqual([]);
  });
}
