import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { beforeAll, expect, test } from 'vitest';

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
    [/^src\/(islands|machines|api|session|contract|words|content)\//, '$1'],
    [/^server\/(features|platform)\//, '$1'],
  ];
  const [pattern, name] = boxes.find(([known]) => known.test(path)) ?? [];
  return pattern && name?.replace('$1', pattern.exec(path)?.[1] ?? '');
}

/** What imports what, tests aside. */
let imports: readonly (readonly [from: string, to: string])[] = [];
beforeAll(async () => {
  const { output } = await cruise(['src', 'server'], {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
  });
  imports = (output as ICruiseResult).modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => [source, resolved] as const),
  );
}, 60_000);

test('the picture of the rooms shows every way one imports another, and no other', () => {
  const found = new Set<string>();
  for (const [source, resolved] of imports) {
    const [from, to] = [boxOf(source), boxOf(resolved)];
    if (from && to && from !== to) found.add(`${from} → ${to}`);
  }
  expect([...found].toSorted()).toEqual([...drawn()].toSorted());
});

/** The two folders beside each other through which an import leads, as `server/features/a` and `server/features/b`. */
function besides(from: string, to: string): [string, string] | null {
  const [a, b] = [dirname(from).split('/'), dirname(to).split('/')];
  const at = a.findIndex((part, depth) => part !== b[depth]);
  if (at < 1 || at >= b.length) return null;
  return [a.slice(0, at + 1).join('/'), b.slice(0, at + 1).join('/')];
}

test('no folders of the server that stand beside each other import each other in a circle', () => {
  const reaches = new Map<string, Set<string>>();
  for (const [source, resolved] of imports) {
    if (
      [source, resolved].some(
        (file) => !/^server\/(?!testing\/)/.test(file) || /\.test\.ts$/.test(file),
      )
    )
      continue;
    const [from, to] = besides(source, resolved) ?? [];
    if (from && to) reaches.set(from, (reaches.get(from) ?? new Set()).add(to));
  }
  const ordered = new Set<string>();
  const circles: string[] = [];
  const visit = (folder: string, way: readonly string[]) => {
    if (way.includes(folder)) {
      circles.push([...way.slice(way.indexOf(folder)), folder].join(' → '));
      return;
    }
    if (ordered.has(folder)) return;
    for (const next of reaches.get(folder) ?? []) visit(next, [...way, folder]);
    ordered.add(folder);
  };
  for (const folder of reaches.keys()) visit(folder, []);
  expect(circles).toEqual([]);
});
