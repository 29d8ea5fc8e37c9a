/** Names of programs, and of what a system runs or installs when it is opened. */
const programs = new Set(
  (
    'apk app appimage bat cmd com cpl deb dll dmg exe gadget hta inf ins jar jse lnk msc msi msp msu pif pkg ps1 ' +
    'psm1 reg rpm scf scr sct sh so sys url vb vbe vbs ws wsc wsf wsh xll'
  ).split(' '),
);

/** The last part of a name, in small letters; empty where there is none. */
const endingOf = (name: string): string =>
  /\.([^.\s]+)[.\s]*$/.exec(name)?.[1]?.toLowerCase() ?? '';

const program =
  'This is a program, and programs are not taken. Put source code in a .zip, or add a link to it.';

/** Why a file is not taken because of its name, in a sentence; null where its name is fit. */
export const forbiddenName = (name: string): string | null =>
  programs.has(endingOf(name)) ? program : null;

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
]);

const hashBang = Buffer.from('#!');

/**
 * Why a file is not taken because of what it is, in a sentence; null where it is what its name says.
 * @param type what its content is, as far as that can be told
 * @param beginning its first bytes
 */
export function faultOf(name: string, type: string | null, beginning: Uint8Array): string | null {
  if (forbiddenName(name) || (type && runs.has(type))) return program;
  if (hashBang.equals(beginning.subarray(0, 2))) return program;
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
