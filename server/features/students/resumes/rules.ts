/** How many bytes at each end of a file are looked at: more than any reader looks at to tell what a file is. */
const beginning = 4_096;
const end = 65_600;

/** What a browser would take for a page, or a server for a program. */
const markup = /<(?:!doctype|!--|html|head|body|script|svg|iframe|img|\?php)/i;
/** The record every ZIP archive ends with. */
const archive = Buffer.from('PK\x05\x06', 'latin1');

/** Why a file is not taken as a résumé, in a sentence; null where it is a whole PDF and nothing else besides. */
export function faultIn(file: Uint8Array): string | null {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const head = bytes.subarray(0, beginning).toString('latin1');
  const tail = bytes.subarray(-end);
  if (!/^%PDF-[12]\.\d/.test(head)) return 'Choose a PDF file.';
  if (markup.test(head) || tail.includes(archive))
    return 'This file is something else besides a PDF. Save your résumé as a PDF again.';
  if (!/startxref\s+\d+\s+%%EOF[\s\0]*$/.test(tail.subarray(-2_048).toString('latin1')))
    return 'This PDF is not complete. Save your résumé as a PDF again.';
  return null;
}

/** The name a file is kept under: whatever it was called, it says that it is a PDF. */
export const nameOf = (given: string): string => `${given.replace(/\.pdf$/i, '')}.pdf`;
