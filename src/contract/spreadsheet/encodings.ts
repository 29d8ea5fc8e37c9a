/** Encodings of a file, by their names in the Encoding Standard, with labels for admins. */
export const encodings = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16, big-endian)',
  'windows-1252': 'Western European (Windows-1252)',
  macintosh: 'Western European (Mac)',
  'windows-1250': 'Central European (Windows-1250)',
  'windows-1257': 'Baltic (Windows-1257)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'windows-1253': 'Greek (Windows-1253)',
  'windows-1254': 'Turkish (Windows-1254)',
  'windows-1255': 'Hebrew (Windows-1255)',
  'windows-1256': 'Arabic (Windows-1256)',
  'windows-1258': 'Vietnamese (Windows-1258)',
  gb18030: 'Chinese (GB 18030)',
  big5: 'Chinese (Big5)',
  shift_jis: 'Japanese (Shift JIS)',
  'euc-kr': 'Korean (EUC-KR)',
} as const;
export type Encoding = keyof typeof encodings;
export const encodingNames = Object.keys(encodings) as Encoding[];

/** The encoding that a file says or shows itself; where it does neither, the commonest there is. */
export function guessedEncoding(bytes: Uint8Array): Encoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const beginning = bytes.subarray(0, 1_000);
  const zeros = (odd: 0 | 1) => beginning.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  if (zeros(1) * 3 > beginning.length) return 'utf-16le';
  if (zeros(0) * 3 > beginning.length) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** The text of a file; null where it is none, as a workbook or a picture: one control character alone is a mistake in a text. */
export function textOf(bytes: Uint8Array, encoding: Encoding): string | null {
  const text = new TextDecoder(encoding).decode(bytes);
  const beginning = text.slice(0, 1_000);
  const controls = beginning.match(/[^\P{Cc}\s\u0080-\u009F]/gu)?.length ?? 0;
  return controls * 50 > beginning.length ? null : text;
}
