import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parse } from 'range-parser';
import { linesOf } from '../../../../src/contract/engagements/deliveries.ts';
import { textAtMost } from '../../../../src/contract/engagements/files.ts';
import type { Person } from '../../../platform/calls/person.ts';
import type { Database } from '../../../platform/database/open.ts';
import { asAttachment } from '../../../platform/http/attachment.ts';
import { orNotFound, Problem } from '../../../platform/http/problem.ts';
import type { ByteRange, FileStore } from '../../../platform/storage/store.ts';
import { findEngagement } from '../lock.ts';
import { wholeOf } from './checks/content.ts';
import { previewKey } from './draw.ts';
import { findHandedIn, findLooseFile, type StoredFile } from './repository.ts';

/**
 * A file that somebody of its engagement may open: one that was handed in, or a student's own.
 * @throws {Problem} `not-found`, `file-held` while it waits or when it is refused
 */
export async function openableFile(
  db: Database,
  { id, file }: { id: number; file: number },
  person: Person,
): Promise<StoredFile> {
  await findEngagement(db, id, person);
  const { accountId } = person;
  return ready(
    (await findHandedIn(db, id, file)) ?? (await findLooseFile(db, { id, file, accountId })),
  );
}

/** A file that was handed in, for readers of the whole engagement. @throws {Problem} `not-found`, `file-held` */
export const handedInFile = async (db: Database, id: number, file: number): Promise<StoredFile> =>
  ready(await findHandedIn(db, id, file));

function ready(found: StoredFile | null): StoredFile {
  const { state } = orNotFound(found);
  if (state === 'Ready') return found!;
  throw new Problem('file-held', held[state as keyof typeof held]);
}

const held = {
  Uploading: 'It is still being uploaded.',
  Checking: 'It is still being checked. Try again in a moment.',
  Quarantined: 'It is waiting for the virus scanner. Try again in a few minutes.',
  Refused: 'It was refused, and its content has been deleted.',
};

/** A file to be saved, or the part of it that was asked for. @throws {Problem} `range-not-there` */
export function sendFile(
  store: FileStore,
  { key, name, bytes }: StoredFile,
  { range: asked }: FastifyRequest['headers'],
  reply: FastifyReply,
): Promise<Readable> {
  asAttachment(reply, { name });
  reply.header('Accept-Ranges', 'bytes');
  const range = partOf(bytes, asked);
  if (!range) {
    reply.header('Content-Length', bytes);
    return store.read(key);
  }
  reply
    .status(206)
    .header('Content-Range', `bytes ${range.start}-${range.end}/${bytes}`)
    .header('Content-Length', range.end - range.start + 1);
  return store.read(key, range);
}

/**
 * Parses the requested range; null for the whole file, also if the header is unreadable or has several ranges, which
 * nobody needs.
 */
function partOf(bytes: number, asked: string | undefined): ByteRange | null {
  if (asked === undefined) return null;
  const { type, ranges, code } = parse(bytes, asked);
  if (type !== 'bytes' || code & isUnreadable) return null;
  if (ranges.length === 0) throw new Problem('range-not-there', `The file has ${bytes} bytes.`);
  return ranges.length === 1 ? ranges[0]! : null;
}

/** A bit of the parser’s answer. */
const isUnreadable = 1;

/** A picture of a page of it. @throws {Problem} `not-found` */
export function sendPreview(
  store: FileStore,
  { key, previews }: StoredFile,
  page: number,
  reply: FastifyReply,
): Promise<Readable> {
  if (page > previews) throw new Problem('not-found');
  reply.header('Cache-Control', 'private, max-age=3600');
  return store.read(previewKey(key, page));
}

/** The first part of it, where it is text. @throws {Problem} `not-found` */
export async function readText(
  store: FileStore,
  { key, bytes, isText }: StoredFile,
): Promise<{ text: string; isCut: boolean }> {
  if (!isText) throw new Problem('not-found');
  const end = Math.min(bytes, textAtMost.bytes) - 1;
  const beginning = await wholeOf(await store.read(key, { start: 0, end }), textAtMost.bytes);
  // A letter that is cut off at the end is left out.
  const lines = linesOf(new TextDecoder().decode(beginning, { stream: true }));
  const shown = lines.slice(0, textAtMost.lines).join('\n');
  return { text: shown, isCut: bytes > textAtMost.bytes || lines.length > textAtMost.lines };
}
