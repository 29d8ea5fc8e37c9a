import { once } from 'node:events';
import PDFDocument from 'pdfkit';

/** A whole PDF of one empty page. @param more stands in a comment, so that files differ or are as large as needed */
export const aPdf = (more = ''): Blob => pdfOf(onePagePdf(more));

/** The same as bytes, a letter each. */
export const onePagePdf = (more = ''): string =>
  pdfOfObjects(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
    ],
    more,
  );

/** A whole PDF of these objects, the first its catalog. */
function pdfOfObjects(objects: readonly string[], more: string): string {
  let text = `%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n`;
  const offsets = objects.map((content, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${content}\nendobj\n`;
    return offset;
  });
  if (more) text += `%${more}\n`;
  const start = text.length;
  const count = objects.length + 1;
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  text += `xref\n0 ${count}\n0000000000 65535 f \n${lines.join('')}`;
  text += `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return text;
}

/** Any bytes, a letter each, that say they are a PDF. */
export const pdfOf = (text: string): Blob =>
  new Blob([Buffer.from(text, 'latin1')], { type: 'application/pdf' });

/**
 * A PDF of less than two kilobytes that takes a minute to draw: each of its forms draws the next one eight times.
 * @param more stands in a comment, so that files differ
 */
export function slowPdf(more = ''): string {
  const times = 8;
  const depth = 5;
  const firstForm = 5;
  const form = (at: number) => `/XObject << /F ${firstForm + at} 0 R >>`;
  const draw = '/F Do\n'.repeat(times);
  const stream = (entries: string, content: string) =>
    `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;
  const forms = Array.from({ length: depth }, (_, at) =>
    stream(
      `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << ${at > 0 ? form(at - 1) : ''} >>`,
      at > 0 ? draw : '0 0 m 595 842 l S\n'.repeat(times),
    ),
  );
  return pdfOfObjects(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << ${form(depth - 1)} >> >>`,
      stream('', draw),
      ...forms,
    ],
    more,
  );
}

/** A PDF of one empty page with a password to open it, or only to change it, a letter for each byte. */
export function protectedPdf({ toOpen }: { readonly toOpen: boolean }): Promise<string> {
  const parts: Buffer[] = [];
  const passwords = { ownerPassword: 'change', ...(toOpen && { userPassword: 'open' }) };
  const paper = new PDFDocument({ ...passwords, pdfVersion: '1.7' });
  paper.on('data', (part) => parts.push(part));
  paper.end();
  return once(paper, 'end').then(() => Buffer.concat(parts).toString('latin1'));
}
