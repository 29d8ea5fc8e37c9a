import type { Style } from '../lettering/faces.ts';
import { type Lettering, lettering, lineHeights } from '../lettering/lines.ts';
import { type Column, type Part, writeLine } from './paper.ts';

export const ink = '#12233d';
export const blue = '#14498f';

interface Look {
  /** H1, P, LBody … of PDF. */
  readonly tag: string;
  readonly style: Style;
  readonly sizes: readonly number[];
  /** How high it may be; else it takes what it needs. */
  readonly height?: number;
  readonly color?: string;
  /** Points above it. */
  readonly above?: number;
  readonly indent?: number;
  /** Room it needs below, so that a heading never ends a page. */
  readonly keep?: number;
  /** Where a press leads. */
  readonly link?: string;
}

/** Writes a text below what the column has. Its whole text stands in the tag where it is shortened. */
export function block(column: Column, text: string, look: Look, parent = column.whole): void {
  const { tag, style, sizes, height = Number.POSITIVE_INFINITY, link } = look;
  const { above = 0, indent = 0, keep = 0 } = look;
  const set = lettering(text, { style, width: column.width - indent, height, sizes });
  const step = set.size * lineHeights[style];
  if (set.isShortened) column.isShortened = true;
  column.y += above;
  if (keep && column.y + step * set.lines.length + keep > column.bottom) turn(column);
  const told = set.isShortened ? { actual: text } : {};
  const write = () => writeLines(column, part, set, step, look);
  const part: Part = column.paper.struct(link ? 'Link' : tag, told, write);
  if (!link) parent.add(part);
  else {
    const paragraph = column.paper.struct(tag);
    parent.add(paragraph);
    paragraph.add(part);
  }
}

function writeLines(column: Column, part: Part, set: Lettering, step: number, look: Look) {
  const { paper, x } = column;
  const { color = ink, indent = 0, link } = look;
  const left = x + indent;
  for (const line of set.lines) {
    if (column.y + step > column.bottom) turn(column);
    paper.fillColor(color);
    const right = writeLine(paper, line, set.size, left, column.y + set.size * 0.86);
    if (link) {
      // Both are objects, which pdfkit writes as text; its types ask for names.
      const told = { Contents: new String(link), structParent: part } as object;
      paper.link(left, column.y, right - left, step, link, told);
    }
    column.y += step;
  }
}

/** Marks of what is being written go on. */
function turn(column: Column): void {
  column.paper.continueOnNewPage();
  column.y = column.top;
}
