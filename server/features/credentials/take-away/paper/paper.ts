import PDFDocument from 'pdfkit';
import { emsOf, type Line } from '../lettering/lines.ts';

type Paper = PDFKit.PDFDocument;
export type Part = PDFKit.PDFStructureElement;

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
export function writeLine(paper: Paper, line: Line, size: number, x: number, bottom: number) {
  let left = x;
  for (const { face, text } of line) {
    // It takes parsed fonts too, which its types do not tell.
    paper.font(face.font as unknown as Buffer, face.name, size);
    paper.text(text, left, bottom, { lineBreak: false, baseline: 'alphabetic' });
    left += size * emsOf(face, text);
  }
  return left;
}
