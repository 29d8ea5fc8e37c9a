/** Bytes read at each end of a file: more than any reader needs to recognise it. */
export const endsLookedAt = 65_600;

/** Both ends of a file, of a small one the same bytes twice. */
export interface Ends {
  readonly beginning: Uint8Array;
  readonly ending: Uint8Array;
}

const latin = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

/** Every reader passes over what programs leave there: a byte order mark, and blank lines. */
const header = /^(?:\xef\xbb\xbf|[\s\0])*(?=%PDF-[12]\.\d)/;
/** The end, and what mailers and servers leave behind it: readers look for it in the last kilobyte. */
const end = /startxref\s+(\d+)\s+%%EOF(?!.*%%EOF)(?:\r\n?|\n)?(.{0,1024})$/s;
/** Content that a browser would take for a page, or a server for a program. */
const markup = /<(?:!doctype|!--|html|head|body|script|svg|iframe|img|\?php)/i;
/** Attachments are separate and never a page. */
const attachments = /\/EmbeddedFile\b.*?endstream/gs;
/** The record every ZIP archive ends with. */
const archive = 'PK\x05\x06';

/** Bytes before the PDF header; null if the file is no PDF. */
export function bytesBeforePdf(beginning: Uint8Array): number | null {
  return header.exec(latin(beginning.subarray(0, 1_024)))?.[0].length ?? null;
}

/** Explains why a PDF is refused; null if every program reads it alike. */
export function faultInPdf({ beginning, ending }: Ends): string | null {
  const head = latin(beginning.subarray(0, 4_096)).replace(attachments, '');
  if (latin(ending).includes(archive))
    return 'This file contains more than a PDF: other programs open it as an archive. Export it without attachments (in LibreOffice without “Hybrid PDF”), and choose it again.';
  if (markup.test(head)) return 'This file contains more than a PDF. Export it as a PDF again.';
  if (!end.test(latin(ending.subarray(-4_096))))
    return 'This PDF is not complete. Export it as a PDF again.';
  return null;
}

/** True if it is encrypted. Only opening it shows whether it needs a password. */
export const isEncrypted = ({ beginning, ending }: Ends): boolean =>
  [beginning, ending].some((part) => /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(latin(part)));

/** A whole PDF without what programs have left before and behind it. Places within it are counted from where it begins. */
export function trimmedPdf(file: Uint8Array): Uint8Array {
  const before = bytesBeforePdf(file) ?? 0;
  const [, place = '0', behind = ''] = end.exec(latin(file.subarray(-4_096))) ?? [];
  const whole = file.subarray(0, file.length - behind.length);
  const isCountedFrom = (start: number) =>
    /^(?:xref|\d+ \d+ obj)/.test(latin(whole.subarray(start + Number(place)).subarray(0, 40)));
  return before > 0 && isCountedFrom(0) ? whole : whole.subarray(before);
}

export const passwordFault = 'It is protected by a password. Save it without one.';
