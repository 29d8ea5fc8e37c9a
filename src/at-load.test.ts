import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

/** Where a file makes something of `Intl`, or calls for it, outside of every function: the places in it. */
function madeAtLoad(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const places: string[] = [];
  let inside = 0;
  const enter = () => {
    inside += 1;
  };
  const leave = () => {
    inside -= 1;
  };
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    MemberExpression({ start, end }) {
      const words = source.slice(start, end);
      if (inside === 0 && /^Intl\.|\.toLocale\w*String$/.test(words)) places.push(words);
    },
  }).visit(parseSync(file, source).program);
  return places.map((words) => `${file}: ${words}`);
}

test('no script makes anything of Intl at load, where its tables hold up the first press', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !file.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap(madeAtLoad)).toEqual([]);
});
