import { endingOf } from '../../../../../src/contract/engagements/file-endings.ts';

/** What to do with source code, which is among what is refused. */
export const instead = 'Put source code in a .zip, or add a link to it.';
const program = `This is a program, and programs are not accepted. ${instead}`;

/** What each of these endings promises. */
const promised: Readonly<Record<string, readonly string[]>> = {
  pdf: ['application/pdf'],
  png: ['image/png', 'image/apng'],
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  gif: ['image/gif'],
  webp: ['image/webp'],
  avif: ['image/avif'],
  heic: ['image/heic', 'image/heif'],
  bmp: ['image/bmp'],
  tif: ['image/tiff'],
  tiff: ['image/tiff'],
  zip: ['application/zip'],
  '7z': ['application/x-7z-compressed'],
  gz: ['application/gzip'],
  rar: ['application/x-rar-compressed'],
  docx: [
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/zip',
  ],
  xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/zip'],
  pptx: [
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    'application/zip',
  ],
  odt: ['application/vnd.oasis.opendocument.text', 'application/zip'],
  ods: ['application/vnd.oasis.opendocument.spreadsheet', 'application/zip'],
  odp: ['application/vnd.oasis.opendocument.presentation', 'application/zip'],
  mp4: ['video/mp4', 'video/x-m4v', 'video/quicktime'],
  mov: ['video/quicktime', 'video/mp4'],
  webm: ['video/webm', 'video/matroska'],
  mp3: ['audio/mpeg'],
  wav: ['audio/wav'],
};

/** What many programs wrap their own files in, under endings of their own. */
const wrappers = new Set([
  'application/zip',
  'application/x-cfb',
  'application/xml',
  'application/gzip',
]);

/** Told by so few bits that one file in some thousands has them by chance. */
const toldByChance = new Set(['audio/mpeg', 'image/bmp']);

/** What a system would run or install. */
const runs = new Set([
  'application/x-msdownload',
  'application/x-elf',
  'application/x-mach-binary',
  'application/x.ms.shortcut',
  'application/x-ms-shortcut',
  'application/vnd.android.package-archive',
  'application/java-archive',
  'application/java-vm',
  'application/x-deb',
  'application/x-rpm',
  'application/x-apple-diskimage',
  'application/x-google-chrome-extension',
  'application/x-xpinstall',
  'application/wasm',
  'application/x-msi',
  'application/vnd.microsoft.portable-executable',
  'application/x-shockwave-flash',
  'application/vnd.ms-htmlhelp',
  'application/x-iso9660-image',
  'application/x-ms-regedit',
  'application/x-ft-windows-registry-hive',
  'application/x-ft-apple.alias',
]);

/** How scripts, shortcuts and changes of a registry begin, after a byte order mark and spaces. */
const scriptBeginning =
  /^(?:ï»¿)?\s*(?:#!|@echo\b|<\?php\b|<(?:job|package|scriptlet|component)\b|<hta:|windows registry editor|regedit4|\[(?:internetshortcut|desktop entry)\])/i;
const isScript = (beginning: Uint8Array): boolean =>
  scriptBeginning.test(Buffer.from(beginning.subarray(0, 200)).toString('latin1'));

/**
 * Why a file is not taken because of what it is, in a sentence; null where it is what its name says.
 * @param type what its content is, as far as that can be told
 * @param beginning its first bytes
 */
export function faultOf(name: string, type: string | null, beginning: Uint8Array): string | null {
  if ((type && runs.has(type)) || isScript(beginning)) return program;
  const ending = endingOf(name);
  const expected = promised[ending];
  if (expected) return type && expected.includes(type) ? null : otherwise(ending);
  const isNamedElse =
    type !== null &&
    !wrappers.has(type) &&
    !toldByChance.has(type) &&
    Object.values(promised).some((types) => types[0] === type);
  return isNamedElse ? otherwise(ending || 'no ending') : null;
}

const otherwise = (ending: string) =>
  `Its content is not what its name says (${ending === 'no ending' ? ending : `.${ending}`}). Save it again under the right name.`;

/** `100 MB`, `3.5 MB`. */
export const inMegabytes = (bytes: number): string =>
  `${Math.round((bytes / 1024 / 1024) * 10) / 10} MB`;
