/** A whole PDF of one empty page. @param more stands in a comment, so that files differ or are as large as needed */
export const aPdf = (more = ''): Blob => pdfOf(onePagePdf(more));

/** The same as bytes, a letter each. */
export function onePagePdf(more = ''): string {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ];
  let text = `%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n`;
  const offsets = objects.map((content, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${content}\nendobj\n`;
    return offset;
  });
  if (more) text += `%${more}\n`;
  const start = text.length;
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  text += `xref\n0 4\n0000000000 65535 f \n${lines.join('')}`;
  text += `trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return text;
}

/** Any bytes, a letter each, that say they are a PDF. */
export const pdfOf = (text: string): Blob =>
  new Blob([Buffer.from(text, 'latin1')], { type: 'application/pdf' });
