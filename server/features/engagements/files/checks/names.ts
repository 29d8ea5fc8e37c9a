import { endingOf } from '../../../../../src/contract/engagements/file-endings.ts';
import { instead } from './rules.ts';

/**
 * The file types that Chromium warns of on any system: each ending that its list gives a danger level.
 *
 * Source: `components/safe_browsing/content/resources/download_file_types.asciipb` of Chromium, `version_id: 66`, read on
 * 2026-11-26 (https://chromium.googlesource.com/chromium/src; BSD-3-Clause). To bring it up to date, copy the endings
 * whose `danger_level` on any platform is one of these two.
 */
const downloadFileTypes = {
  DANGEROUS: 'cfg dll ini local manifest scf'.split(' '),
  ALLOW_ON_USER_GESTURE: [
    'accda accdb accde accdr action ad ade adp apk app applescript application appref-ms as asp asx atloc bas bash bat',
    'bgi caction cdr cer chi chm class cmd com command configprofile cpgz cpi cpl crt crx csh dart dc42 deb definition',
    'der desktop dex diagcab diagcfg diagpkg diskcopy42 dmg dmgpart drv dvdr dylib efi eml exe fileloc fon ftploc fxp',
    'gadget grp hlp hta htt img imgpart inetloc inf ins internetconnect inx iqy isp isu jar jnlp job js jse ksh lnk mad',
    'maf mag mam maq mar mas mat mau mav maw mda mdb mde mdt mdw mdz mht mhtml mmc mobileconfig mof mpkg msc msg msh',
    'msh1 msh1xml msh2 msh2xml mshxml msi msp mst ndif networkconnect ocx ops osas osax out oxt paf partial pax pcd pet',
    'pif pkg pl plg prf prg ps1 ps1xml ps2 ps2xml psc1 psc2 psm1 pst pup py pyc pyd pyo pyw pyz pyzw rb reg rels rgs',
    'rpm run scpt scptd scr sct search-ms seplugin service settingcontent-ms sh shar shb shs slk slp smi sparsebundle',
    'sparseimage spl swf sys tcsh toast u3p udif url vb vbe vbs vbscript vdx vsd vsdm vsdx vsmacros vss vssm vssx vst',
    'vstm vstx vsw vsx vtx webloc website wflow workflow ws wsc wsf wsh xbap xip xll xml xnk xrm-ms xsd xsl',
  ].flatMap((line) => line.split(' ')),
} as const;

/**
 * Taken although Chromium asks before it saves them: documents and data that work consists of. What they can hold of
 * programs, their own software asks about before it runs it, as with a Word document.
 */
const documents = new Set(
  'accdb mdb cdr eml msg mat out vdx vsd vsdx vss vssx vst vstx vsx vtx xml xsd'.split(' '),
);

/** Settings of programs and machines; accepted as text. */
const settings = new Set(['cfg', 'ini']);

/** Not on Chromium's list, or there as archives: they install, mount or run as those do that are. */
const likewise =
  'appimage appx appxbundle cjs iso library-ms mjs msix msixbundle msu php psd1 snap so vhd vhdx wasm wim'.split(
    ' ',
  );

/** The endings of what a system runs, installs or obeys when it is opened; source code among them comes in a .zip. */
const refusedEndings: ReadonlySet<string> = new Set([
  ...downloadFileTypes.DANGEROUS.filter((ending) => !settings.has(ending)),
  ...downloadFileTypes.ALLOW_ON_USER_GESTURE.filter((ending) => !documents.has(ending)),
  ...likewise,
]);

/** Settings that Windows itself obeys in every folder; others are text. */
const obeyedSettings = /^(?:desktop|autorun)\.ini$/i;

/** Windows opens a file with this ending as the type the number names. */
const classNumber = /^\{[0-9a-f-]{36}\}$/;

/** Explains why a file's name is refused; null if it is accepted. */
export function forbiddenName(name: string): string | null {
  const ending = endingOf(name);
  return refusedEndings.has(ending) || classNumber.test(ending) || obeyedSettings.test(name)
    ? `.${ending} files can run something when they are opened, so they are not accepted. ${instead}`
    : null;
}
