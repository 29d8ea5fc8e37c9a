import { basename } from 'node:path';
import { fileAndTitle } from './named-tests.ts';
import type { Difference, Statement, Statements } from './statements.ts';

/** No line of our Markdown is longer, but for an address that cannot be broken. */
export const longestLine = 140;

const differencesHeading = 'Where we differ';

/** What stands below this mark, as far as the next heading, is written by `npm run docs`. */
const mark = '<!-- npm run docs writes what follows -->';

/** The document with its lists written anew; what people write above each list stays. */
export function render(markdown: string, { sections, differences }: Statements): string {
  const lists = new Map(Object.entries(sections).map(([heading, rows]) => [heading, listOf(rows)]));
  if (differences.length > 0) lists.set(differencesHeading, tableOf(differences));
  const [head = '', ...parts] = markdown.split(/^(?=#{2,3} )/m);
  const written = parts.map((part) => {
    const heading = /^#+ (.*)/.exec(part)?.[1] ?? '';
    const list = lists.get(heading);
    if (part.includes(mark) !== (list !== undefined))
      throw new Error(
        list === undefined
          ? `‘${heading}’ has a mark and no statements`
          : `‘${heading}’ lacks the mark`,
      );
    lists.delete(heading);
    return list === undefined ? part : `${part.split(mark)[0]}${mark}\n\n${list}\n\n`;
  });
  if (lists.size > 0) throw new Error(`No heading for ‘${[...lists.keys()].join('’, ‘')}’`);
  return `${(head + written.join('')).trimEnd()}\n`;
}

const listOf = (statements: readonly Statement[]): string =>
  statements.flatMap((one) => [item('- ', wordsOf(one)), ...one.tests.map(testItem)]).join('\n');

function wordsOf({ requirements, statement, differs }: Statement): string {
  const pointers = differs.map((number) => `[${number}](#where-we-differ)`).join(', ');
  return [requirements && `**${requirements}**`, statement, pointers && `(${pointers})`]
    .filter(Boolean)
    .join(' ');
}

function testItem(named: string): string {
  const { file, title } = fileAndTitle(named);
  return item('  - ', `[${basename(file)}](../${file}): ${plain(title)}`);
}

/** A title is words, whatever Markdown would make of them. */
const plain = (title: string): string => title.replace(/[*_<[\]`\\]/g, '\\$&');

/** An item of a list, broken between words, but not before one that would begin an item or a heading of its own. */
function item(bullet: string, text: string): string {
  const lines = [bullet.trimEnd()];
  const indent = ' '.repeat(bullet.length);
  for (const word of text.split(/ (?!(?:[-+*#>]+|\d+[.)])(?: |$))/)) {
    const line = lines.at(-1) ?? '';
    if (line.length + 1 + word.length > longestLine) lines.push(indent + word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines.join('\n');
}

/** A row for each point; a row without a number goes on with the one above it. */
function tableOf(differences: readonly Difference[]): string {
  const rows = differences.flatMap(({ number, specification, ours, why }) =>
    ours.map((point, at) => (at === 0 ? [number, specification, point, why] : ['', '', point, ''])),
  );
  return [['No.', 'The specification', 'Ours', 'Why'], ['---', '---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
