/** Signs that a PDF's text marks with a backslash. */
const marked = (text: string): string => text.replace(/[\\()]/g, (sign) => `\\${sign}`);

/** Signs that are not in the alphabet of a page, and what stands for them there. */
const plain: Readonly<Record<string, string>> = {
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '…': '...',
};

/** Whether the letters of a text are in the alphabet the page is written with. */
export const canWrite = (text: string): boolean => /^[\x20-\x7e\xa0-\xff]*$/.test(text);

/** A page with a heading, a line or some beneath it, and text in lines. */
export function pdfPage(
  [heading = '', ...beneath]: readonly string[],
  lines: readonly string[],
): Buffer {
  const written = (text: string) =>
    marked(text.replaceAll(/[’“”–…]/g, (sign) => plain[sign] ?? sign));
  const page = `BT ${[
    `/F 22 Tf 64 760 Td (${written(heading)}) Tj`,
    ...beneath.map(
      (line, at) => `${at === 0 ? '/F 11 Tf 0 -26 Td' : '0 -16 Td'} (${written(line)}) Tj`,
    ),
    ...lines.map(
      (line, at) => `${at === 0 ? '/F 11 Tf 0 -36 Td' : '0 -16 Td'} (${written(line)}) Tj`,
    ),
  ].join('\n')} ET`;
  return fileOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]);
}

/** The objects of a PDF as a file: each is found by the place it begins at. */
function fileOf(objects: readonly string[]): Buffer {
  let text = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  text += `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
