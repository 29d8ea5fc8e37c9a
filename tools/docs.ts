import { readFileSync, writeFileSync } from 'node:fs';
import { missing, nearest, whereNow } from './docs/named-tests.ts';
import { render } from './docs/render.ts';
import {
  dataFile,
  documents,
  markdownFile,
  namedTestsOf,
  readStatements,
} from './docs/statements.ts';

/**
 * Writes docs/specification.md and docs/security.md from docs/statements, or says which of the named tests are gone and
 * writes nothing. `--mend` first corrects the file of each test that has moved, found by its title.
 */
const mends = process.argv.includes('--mend');
let gone = 0;

for (const document of documents) {
  const file = dataFile(document);
  for (const named of namedTestsOf(readStatements(document))) {
    const reason = missing(named);
    if (!reason) continue;
    const [now, ...others] = whereNow(named);
    if (mends && now && others.length === 0) {
      const text = readFileSync(file, 'utf8');
      writeFileSync(file, text.replaceAll(JSON.stringify(named), JSON.stringify(now)));
      console.log(`${file}: ${named}\n  is now ${now}`);
      continue;
    }
    gone += 1;
    console.error(`${file}: ${named}\n  ${reason} ${advice(named, now, others)}`);
  }
}

if (gone > 0) {
  console.error(`\nNamed tests that are gone: ${gone}. Nothing was written.`);
  process.exitCode = 1;
} else {
  for (const document of documents) {
    const written = markdownFile(document);
    const markdown = readFileSync(written, 'utf8');
    writeFileSync(written, render(markdown, readStatements(document)));
  }
}

function advice(named: string, now: string | undefined, others: readonly string[]): string {
  if (now && others.length > 0)
    return `Tests of this title:${[now, ...others].map((one) => `\n    ${one}`).join('')}`;
  if (now) return `It is now\n    ${now}\n  Run: npm run docs -- --mend`;
  const like = nearest(named);
  return like ? `One is spelled like it:\n    ${like}` : 'No other file has it either.';
}
