import { sql } from 'kysely';
import { escapeLike } from '../../../platform/database/expressions.ts';
import type { Database } from '../../../platform/database/open.ts';
import { allRows, allValues } from '../../../platform/database/rows.ts';

const suggestedAtMost = 10;

/** Skills in use that begin with a text in any letter case, the most used first. */
export async function suggestSkills(
  db: Database,
  beginning: string,
): Promise<{ label: string; uses: number }[]> {
  const pattern = `${escapeLike(beginning.toLowerCase())}%`;
  return allRows<{ label: string; uses: number }>(db)`
    select label, uses from skills where key like ${pattern}
    order by uses desc, key limit ${suggestedAtMost}`;
}

const wordsAtMost = 4_000;
/** Words of the longest skills found: 'Site method statements'. */
const longestSkill = 3;
const foundAtMost = 30;

/** The skills in use that a text names, such as a résumé; those that most projects ask for first. Nothing of it is kept. */
export const skillsInText = (db: Database, text: string) =>
  allValues<string>(db)`
    select label from skills where key = any(${phrasesIn(text)}::text[])
    order by uses desc, key limit ${sql.lit(foundAtMost)}`;

/** Every run of one to three words in lower case, without the signs around them: `C++`, `.NET` and `CI/CD` stay whole. */
function phrasesIn(text: string): string[] {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .slice(0, wordsAtMost)
    .map((word) => word.replace(/^[^\p{L}\p{N}.]+|[^\p{L}\p{N}+#]+$/gu, ''));
  const phrases = words.flatMap((_, at) =>
    Array.from({ length: longestSkill }, (_, more) => words.slice(at, at + more + 1).join(' ')),
  );
  return [...new Set(phrases)].filter((phrase) => phrase !== '');
}
