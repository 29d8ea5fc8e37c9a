import { crc32 } from 'node:zlib';

const keyword = 'openbadgecredential';
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Puts a signed credential, JSON or compact JWS, into a PNG; one that is in it already is replaced.
 * @throws when the file is no PNG
 */
export function bakePng(png: Uint8Array, credential: string): Buffer {
  const chunks = chunksOf(Buffer.from(png)).filter((chunk) => !isCredential(chunk));
  const data = chunks.findIndex((chunk) => typeOf(chunk) === 'IDAT');
  return Buffer.concat([
    signature,
    ...chunks.slice(0, data),
    internationalText(credential),
    ...chunks.slice(data),
  ]);
}

/** Each whole: length, type, data, checksum. */
function chunksOf(png: Buffer): Buffer[] {
  if (!png.subarray(0, 8).equals(signature)) throw new Error('This is not a PNG.');
  const chunks: Buffer[] = [];
  for (let at = 8; at < png.length; at += chunks.at(-1)!.length)
    chunks.push(png.subarray(at, at + 12 + png.readUInt32BE(at)));
  if (!chunks.some((chunk) => typeOf(chunk) === 'IDAT')) throw new Error('This PNG has no pixels.');
  return chunks;
}

const typeOf = (chunk: Buffer): string => chunk.toString('latin1', 4, 8);

const isCredential = (chunk: Buffer): boolean =>
  typeOf(chunk) === 'iTXt' && chunk.toString('latin1', 8, 9 + keyword.length) === `${keyword}\0`;

/** After the keyword: not compressed, by no method, in no language, and the keyword is not translated. */
function internationalText(text: string): Buffer {
  const body = Buffer.from(`iTXt${keyword}\0\0\0\0\0${text}`);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

const bakedElement =
  /<openbadges:credential\b[^>]*?(?:\/>|>(?:<!\[CDATA\[[\s\S]*?\]\]>|[^<])*<\/openbadges:credential>)/g;
const namespace = ' xmlns:openbadges="https://purl.imsglobal.org/ob/v3p0"';
const opening = /<svg\b(?:[^>"']|"[^"]*"|'[^']*')*>/;

/**
 * Puts a signed credential, JSON or compact JWS, into an SVG; one that is in it already is replaced.
 * @throws when the text is no SVG
 */
export function bakeSvg(svg: string, credential: string): string {
  const clean = svg.replace(bakedElement, '').replace(namespace, '');
  const [tag] = opening.exec(clean) ?? [];
  if (!tag || tag.endsWith('/>')) throw new Error('This is not an SVG.');
  const isJson = credential.trimStart().startsWith('{');
  const element = isJson
    ? `<openbadges:credential><![CDATA[${forXml(credential)}]]></openbadges:credential>`
    : `<openbadges:credential verify="${credential}"></openbadges:credential>`;
  return clean.replace(opening, () => `<svg${namespace}${tag.slice(4)}${element}`);
}

/** Escapes what would end the CDATA, and characters XML does not have. Both occur only in strings. */
const forXml = (json: string): string =>
  json
    .replaceAll(']]>', ']]\\u003e')
    .replace(/[\ufffe\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16)}`);
