import PDFDocument from 'pdfkit';
import type { Faces, Style } from '../../../../platform/drawing/lettering/faces.ts';
import {
  emsOf,
  type Lettering,
  type Line,
  lettering,
} from '../../../../platform/drawing/lettering/lines.ts';

type Paper = PDFKit.PDFDocument;
type Part = PDFKit.PDFStructureElement;

interface About {
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  /** `YYYY-MM-DD`: the same facts give the same file. */
  readonly day: string;
  readonly layout: 'portrait' | 'landscape';
  readonly faces: Faces;
}

/** A text column in points. Text continues below `y`, and on a new page below `bottom`. */
export interface Column {
  readonly paper: Paper;
  readonly faces: Faces;
  /** Tag that contains everything in the document. */
  readonly whole: Part;
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
  y: number;
  /** Something in it shows as '…', or not at all. */
  isShortened: boolean;
  /** Space left in the document. */
  readonly room: { height: number; letters: number };
}

/** Some fifteen pages, in points, and their text: what a document of anybody may hold. Drawing it takes about a second. */
const roomInAll = { height: 12_000, letters: 40_000 } as const;

/** True if nothing more fits in the document. */
export const isFull = ({ room }: Column): boolean => room.height <= 0 || room.letters <= 0;

/** An empty page of a tagged PDF, A4, with so wide a margin. */
export function openPaper(about: About, edge: number): Column {
  const { title, subject, author, day, layout, faces } = about;
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
  return { paper, faces, whole, ...inner, y: edge, isShortened: false, room: { ...roomInAll } };
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

/** Draws an ornament that screen readers skip. */
export function decorate({ paper }: Column, draw: () => void): void {
  paper.markContent('Artifact', { type: 'Layout' });
  draw();
  paper.endMarkedContent();
}

/** Draws a line on the baseline `bottom`. @returns its right end */
function writeLine(paper: Paper, line: Line, size: number, x: number, bottom: number) {
  let left = x + size * line.left;
  for (const piece of line.pieces) {
    const { face, text, isFromRight } = piece;
    // It also takes parsed fonts and passes on their features; its types have neither.
    paper.font(face.font as unknown as Buffer, face.name, size);
    const features: unknown = isFromRight ? ['from right to left'] : [];
    // Glyphs of these fonts are joined and reordered, so readers get the original letters. For right-to-left text they
    // reorder by themselves.
    const isTold = face.isTall && !isFromRight;
    if (isTold) paper.markContent('Span', { actual: text });
    paper.text(text, left, bottom, {
      lineBreak: false,
      baseline: 'alphabetic',
      features: features as [],
    });
    if (isTold) paper.endMarkedContent();
    left += size * emsOf(piece);
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
  /** Maximum height; absent for as much as needed. */
  readonly height?: number;
  readonly color?: string;
  /** Points above it. */
  readonly above?: number;
  readonly indent?: number;
  /** Room it needs below, so that a heading never ends a page. */
  readonly keep?: number;
  /** Address to open when pressed. */
  readonly link?: string;
  /** Written also where nothing more is. */
  readonly isLast?: true;
}

/**
 * Writes a text below the column's content, as far as there is room. If it is shortened or reordered, its tag has the
 * whole text.
 */
export function block(column: Column, whole: string, look: Look, parent = column.whole): void {
  const { tag, style, sizes, height = Number.POSITIVE_INFINITY, link, isLast } = look;
  const { above = 0, indent = 0, keep = 0 } = look;
  const { room } = column;
  const text = isLast || whole.length <= room.letters ? whole : `${whole.slice(0, room.letters)}…`;
  if (text !== whole) column.isShortened = true;
  if (!isLast && isFull(column)) return;
  room.letters -= text.length;
  const width = column.width - indent;
  const within = isLast ? height : Math.min(height, room.height);
  const set = lettering(text, { style, width, height: within, sizes }, column.faces);
  room.height -= above + set.step * set.lines.length;
  if (set.isShortened) column.isShortened = true;
  column.y += above;
  if (keep && column.y + set.step * set.lines.length + keep > column.bottom) turn(column);
  const isTurned = set.lines.some(({ pieces }) => pieces.some(({ isFromRight }) => isFromRight));
  const told = set.isShortened || isTurned ? { actual: text } : {};
  const write = () => writeLines(column, part, set, look);
  const part: Part = column.paper.struct(link ? 'Link' : tag, told, write);
  if (!link) parent.add(part);
  else {
    const paragraph = column.paper.struct(tag);
    parent.add(paragraph);
    paragraph.add(part);
  }
}

function writeLines(column: Column, part: Part, set: Lettering, look: Look) {
  const { step } = set;
  const { paper, x } = column;
  const { color = ink, indent = 0, link } = look;
  const left = x + indent;
  for (const line of set.lines) {
    if (column.y + step > column.bottom) turn(column);
    paper.fillColor(color);
    const right = writeLine(paper, line, set.size, left, column.y + set.baseline);
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
