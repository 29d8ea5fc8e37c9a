import { endingOf } from '../../../../../src/contract/engagements/file-endings.ts';
import { downloadFileTypes } from './download-file-types.ts';
import { instead } from './rules.ts';

/**
 * Taken although Chromium asks before it saves them: documents and data that work consists of. What they can hold of
 * programs, their own software asks about before it runs it, as with a Word document.
 */
const documents = new Set(
  'accdb mdb cdr eml msg mat out vdx vsd vsdx vss vssx vst vstx vsx vtx xml xsd'.split(' '),
);

/** Not on Chromium's list, or there as archives: they install, mount or run as those do that are. */
const likewise =
  'appimage appx appxbundle cjs iso library-ms mjs msix msixbundle msu php psd1 snap so vhd vhdx wasm wim'.split(
    ' ',
  );

/** The endings of what a system runs, installs or obeys when it is opened; source code among them comes in a .zip. */
const refusedEndings: ReadonlySet<string> = new Set([
  ...downloadFileTypes.DANGEROUS,
  ...downloadFileTypes.ALLOW_ON_USER_GESTURE.filter((ending) => !documents.has(ending)),
  ...likewise,
]);

/** Windows opens what ends so as whatever type the number stands for. */
const classNumber = /^\{[0-9a-f-]{36}\}$/;

/** Why a file is not taken because of its name, in a sentence; null where its name is fit. */
export function forbiddenName(name: string): string | null {
  const ending = endingOf(name);
  return refusedEndings.has(ending) || classNumber.test(ending)
    ? `.${ending} files can run something when they are opened, so they are not taken. ${instead}`
    : null;
}
