import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { endpoints } from '../src/contract/endpoints.ts';

/** What is imported from a file of this name, anywhere. */
const imported = new Map<string, Set<string>>();
for (const file of globSync('{src,server,tests,tools,bench}/**/*.{ts,tsx,astro}')) {
  const imports = /(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'([^']+)'/g;
  for (const [, names = '', from = ''] of readFileSync(file, 'utf8').matchAll(imports)) {
    const known = imported.get(basename(from)) ?? new Set();
    for (const name of names.split(','))
      known.add(
        name
          .trim()
          .split(/\s+as\s+/)[0]!
          .replace(/^type /, ''),
      );
    imported.set(basename(from), known);
  }
}

const declaring = [
  ...readFileSync('src/contract/calls.ts', 'utf8').matchAll(/export \* from '\.\/(.+)'/g),
];

// `calls.ts` takes all that these files export, so that knip counts all of it as used.
test.each(declaring.map(([, file]) => file!))(
  '%s exports calls, and what others import',
  (file) => {
    const source = readFileSync(`src/contract/${file}`, 'utf8');
    const exported = [...source.matchAll(/^export (?:const|function|type|interface) (\w+)/gm)];
    const unused = exported
      .map(([, name]) => name!)
      .filter((name) => !(name in endpoints) && !imported.get(basename(file))?.has(name));
    expect(unused).toEqual([]);
  },
);
