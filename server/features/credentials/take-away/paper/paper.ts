import PDFDocument from 'pdfkit';
import type { Style } from '../lettering/faces.ts';
import { emsOf, type Lettering, type Line, lettering, lineHeights } from '../lettering/lines.ts';

type Paper = PDFKit.PDFDocument;
type Part = PDFKit.PDFStructureElement;

interface About {
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  /** `YYYY-MM-DD`: the same facts give the same file. */
  readonly day: string;
  readonly layout: 'portrait' | 'landscape';
}

/** Where a document's text stands, in points: it goes on below `y`, and on a new page below `bottom`. */
export interface Column {
  readonly paper: Paper;
  /** What everything in the document is a part of. */
  readonly whole: Part;
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
  y: number;
  /** Something in it shows as '…'. */
  isShortened: boolean;
}

/** An empty page of a tagged PDF, A4, with so wide a margin. */
export function openPaper({ title, subject, author, day, layout }: About, edge: number): Column {
  const paper = new PDFDocument({
    size: 'A4',
    layout,
    margin: 0,
    tagged: true,
    lang: 'en',
    displayTitle: true,
    pdfVersion: '1.7',
    // The types name only those for archives.
    subset: 'PDF/UA' as 'PDF/A-1',
    info: { Title: title, Subject: subject, Author: author, CreationDate: new Date(day) },
  });
  const whole = paper.struct('Document');
  paper.addStructure(whole);
  const { width, height } = paper.page;
  const inner = { x: edge, width: width - 2 * edge, top: edge, bottom: height - edge };
  return { paper, whole, ...inner, y: edge, isShortened: false };
}

export function closePaper({ paper, whole }: Column): Promise<Buffer> {
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    paper.on('data', (part: Buffer) => parts.push(part));
    paper.on('end', () => resolve(Buffer.concat(parts)));
    paper.on('error', reject);
    whole.end();
    paper.end();
  });
}

/** What nobody has to be told of. */
export function decorate({ paper }: Column, draw: () => void): void {
  paper.markContent('Artifact', { type: 'Layout' });
  draw();
  paper.endMarkedContent();
}

/** Letters that stand on `bottom`. @returns where they end */
function writeLine(paper: Paper, line: Line, size: number, x: number, bottom: number) {
  let left = x;
  for (const { face, text } of line) {
    // It takes parsed fonts too, which its types do not tell.
    paper.font(face.font as unknown as Buffer, face.name, size);
    paper.text(text, left, bottom, { lineBreak: false, baseline: 'alphabetic' });
    left += size * emsOf(face, text);
  }
  return left;
}

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
