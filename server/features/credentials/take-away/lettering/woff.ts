import { inflateSync } from 'node:zlib';

const headerBytes = 44;
const entryBytes = 20;

/** A WOFF file as the TrueType font inside it: fontkit reads beyond the end of what it unpacks from WOFF itself. */
export function trueTypeOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(12 + 16 * count);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const parts = [directory];
  let end = directory.length;
  for (let at = 0; at < count; at += 1) {
    const entry = woff.subarray(headerBytes + entryBytes * at, headerBytes + entryBytes * (at + 1));
    const [offset, packed, length] = [4, 8, 12].map((place) => entry.readUInt32BE(place));
    const stored = woff.subarray(offset!, offset! + packed!);
    const table = packed! < length! ? inflateSync(stored) : stored;
    const begin = 12 + 16 * at;
    entry.copy(directory, begin, 0, 4);
    entry.copy(directory, begin + 4, 16, 20);
    directory.writeUInt32BE(end, begin + 8);
    directory.writeUInt32BE(length!, begin + 12);
    const padded = Buffer.alloc(Math.ceil(length! / 4) * 4);
    table.copy(padded);
    parts.push(padded);
    end += padded.length;
  }
  return Buffer.concat(parts);
}
