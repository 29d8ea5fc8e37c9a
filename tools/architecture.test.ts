import { readFileSync } from 'node:fs';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { expect, test } from 'vitest';

/** The arrows of the picture in docs/architecture.md, between the folders that have one. */
function drawn(): Set<string> {
  const picture = /```mermaid\n(.*?)```/s.exec(readFileSync('docs/architecture.md', 'utf8'))?.[1];
  const arrows = new Set<string>();
  for (const line of (picture ?? '').split('\n')) {
    const ends = line.split(' --> ').map((end) => end.replace(/\[.*\]/, '').split('&'));
    const [from = [], to = []] = ends.length === 2 ? ends : [];
    for (const one of from) for (const other of to) arrows.add(`${one.trim()} → ${other.trim()}`);
  }
  // A page is an Astro file, which dependency-cruiser does not read.
  arrows.delete('pages → islands');
  return arrows;
}

/** Which box of the picture a file stands in. */
function boxOf(path: string): string | undefined {
  const boxes: [RegExp, string][] = [
    [/\.test\.tsx?$|\/testing\//, ''],
    [/^src\/machines\/lifecycle\//, 'lifecycle'],
    [/^src\/(?:pages|layouts|components)\//, 'pages'],
    [/^src\/(islands|machines|api|session|contract|content)\//, '$1'],
    [/^server\/(features|platform)\//, '$1'],
  ];
  const [pattern, name] = boxes.find(([known]) => known.test(path)) ?? [];
  return pattern && name?.replace('$1', pattern.exec(path)?.[1] ?? '');
}

test('the picture of the rooms shows every way one imports another, and no other', async () => {
  const { output } = await cruise(['src', 'server'], {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
  });
  const found = new Set<string>();
  for (const { source, dependencies } of (output as ICruiseResult).modules) {
    for (const { resolved } of dependencies) {
      const [from, to] = [boxOf(source), boxOf(resolved)];
      if (from && to && from !== to) found.add(`${from} → ${to}`);
    }
  }
  expect([...found].toSorted()).toEqual([...drawn()].toSorted());
}, 60_000);
