import { endingOf } from '../../../../../src/contract/engagements/file-endings.ts';
import { type Ends, passwordFault } from '../../../../platform/storage/pdf/rules.ts';

/** Advice for source code, which is among the refused files. */
export const instead = 'Put source code in a .zip, or add a link to it.';
const program = `This is a program, and programs are not accepted. ${instead}`;

const phonePictures = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'];

/** Media types of each ending. */
const promised: Readonly<Record<string, readonly string[]>> = {
  pdf: ['application/pdf'],
  png: ['image/png', 'image/apng'],
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  jpe: ['image/jpeg'],
  jfif: ['image/jpeg'],
  gif: ['image/gif'],
  webp: ['image/webp'],
  avif: ['image/avif'],
  heic: phonePictures,
  heif: phonePictures,
  hif: phonePictures,
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
  ai: ['application/pdf', 'application/postscript'],
  ini: ['text/plain', 'application/xml'],
  cfg: ['text/plain', 'application/xml'],
};

/** Formats that many programs use under endings of their own. */
const wrappers = new Set([
  'text/plain',
  'application/zip',
  'application/x-cfb',
  'application/xml',
  'application/gzip',
]);

/** Recognised by so few bits that one file in some thousands matches by chance. */
const toldByChance = new Set(['audio/mpeg', 'image/bmp']);

/** Types that a system would run or install. */
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

/** Beginnings of scripts, shortcuts and registry changes, after a byte order mark and spaces. */
const scriptBeginning =
  /^(?:ï»¿)?\s*(?:#!|@echo\b|<\?php\b|<(?:job|package|scriptlet|component)\b|<hta:|windows registry editor|regedit4|\[(?:internetshortcut|desktop entry)\])/i;
const isScript = (beginning: Uint8Array): boolean =>
  scriptBeginning.test(Buffer.from(beginning.subarray(0, 200)).toString('latin1'));

/**
 * Explains why a file's content is refused; null if it matches the name.
 * @param type of the content, if it is recognised
 */
export function faultOf(name: string, type: string | null, ends: Ends): string | null {
  if ((type && runs.has(type)) || isScript(ends.beginning)) return program;
  const ending = endingOf(name);
  const expected = promised[ending];
  if (expected?.includes('application/zip') && isLocked(type, ends)) return passwordFault;
  if (expected) return type && expected.includes(type) ? null : otherwise(ending);
  const isNamedElse =
    type !== null &&
    !wrappers.has(type) &&
    !toldByChance.has(type) &&
    Object.values(promised).some((types) => types[0] === type);
  return isNamedElse ? otherwise(ending || 'no ending') : null;
}

/** Recognises encrypted office documents: Microsoft's are one kind of file, others a ZIP. */
const isLocked = (type: string | null, { beginning, ending }: Ends): boolean =>
  type === 'application/x-cfb'
    ? [beginning, ending].some((part) => Buffer.from(part).includes(encryptedPackage))
    : Buffer.from(ending).includes('encrypted-package');
const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le');

/** A picture’s name with the ending of what it is, where the name has that of another picture: cameras and sites mix them up. */
export function pictureName(name: string, type: string | null): string {
  const isPicture = (one: string) => promised[one]?.[0]?.startsWith('image/') ?? false;
  const ending = endingOf(name);
  const right = Object.keys(promised).find((one) => promised[one]?.includes(type ?? ''));
  if (!right || !isPicture(right) || !isPicture(ending) || promised[ending]?.includes(type!))
    return name;
  return `${name.slice(0, name.length - ending.length)}${right}`;
}

const otherwise = (ending: string) =>
  `Its content is not what its name says (${ending === 'no ending' ? ending : `.${ending}`}). Save it again under the right name.`;

/** `100 MB`, `3.5 MB`. */
export const inMegabytes = (bytes: number): string =>
  `${Math.round((bytes / 1024 / 1024) * 10) / 10} MB`;
