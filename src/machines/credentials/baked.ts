import { credentialAtMost } from '../../contract/credentials/verify.ts';

/** Result of reading a file: the credential in it as text, the address it prints, or a problem. */
export type Found =
  | { readonly credential: string; readonly isPrinted?: true }
  | { readonly problem: string };

const bytesAtMost = 10 * 1024 * 1024;
const pngBegins = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Place of a credential in a picture by Open Badges 3.0 (https://www.imsglobal.org/spec/ob/v3p0/#docformat). */
const keyword = 'openbadgecredential';
const svgSpace = 'https://purl.imsglobal.org/ob/v3p0';
/** Place by Open Badges 2.0 (https://www.imsglobal.org/sites/default/files/Badges/OBv2p0Final/baking/index.html). */
const keyword2 = 'openbadges';
const svgSpace2 = 'http://openbadges.org';

/** Takes the credential out of a file, in the browser: a picture it is baked into, or the file itself. */
export async function credentialIn(file: Blob): Promise<Found> {
  if (file.size > bytesAtMost) return { problem: 'This file is larger than 10 MB.' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (pngBegins.every((byte, at) => bytes[at] === byte)) return inPng(bytes);
  const text = new TextDecoder().decode(bytes).trim();
  if (text.startsWith('%PDF-')) return inPdf(text);
  return text.startsWith('<') ? inSvg(text) : ofText(text);
}

function ofText(text: string): Found {
  if (text === '') return { problem: 'This file is empty.' };
  if (text.length > credentialAtMost) return { problem: 'This file is too long for a credential.' };
  return { credential: text };
}

/** A PNG is a row of chunks, each with its length, its type, its data and a check sum (https://www.w3.org/TR/png-3/). */
function inPng(bytes: Uint8Array): Found {
  const view = new DataView(bytes.buffer);
  let at = pngBegins.length;
  while (at + 8 <= bytes.length) {
    const length = view.getUint32(at);
    const data = bytes.subarray(at + 8, at + 8 + length);
    const text = latin1(bytes.subarray(at + 4, at + 8)) === 'iTXt' ? textIn(data) : null;
    if (text) return text;
    at += length + 12;
  }
  return { problem: 'This picture contains no credential.' };
}

const latin1 = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** An `iTXt` chunk: keyword, whether it is packed, how, language, translated keyword, text. Null for one of another keyword. */
function textIn(data: Uint8Array): Found | null {
  const named = data.indexOf(0);
  if (![keyword, keyword2].includes(latin1(data.subarray(0, Math.min(named, 80))))) return null;
  if (data[named + 1] !== 0)
    return { problem: 'The credential in this picture is packed, which Open Badges 3.0 forbids.' };
  const language = data.indexOf(0, named + 3);
  const translated = data.indexOf(0, language + 1);
  if (language === -1 || translated === -1) return { problem: 'This picture is damaged.' };
  return ofText(new TextDecoder().decode(data.subarray(translated + 1)).trim());
}

/** A certificate links to the page of its credential: what is checked is that one, and not what is printed. */
function inPdf(text: string): Found {
  const [address] =
    /https?:\/\/[\w.:-]+\/verify\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(text) ?? [];
  return address
    ? { credential: address, isPrinted: true }
    : { problem: 'This PDF contains no certificate of a credential.' };
}

/** In an SVG it is the text of an element, or as a token an attribute of it. */
function inSvg(text: string): Found {
  const picture = new DOMParser().parseFromString(text, 'image/svg+xml');
  const [element] = [
    ...picture.getElementsByTagNameNS(svgSpace, 'credential'),
    ...picture.getElementsByTagNameNS(svgSpace2, 'assertion'),
  ];
  if (!element) return { problem: 'This picture contains no credential.' };
  return ofText((element.getAttribute('verify') || element.textContent || '').trim());
}
