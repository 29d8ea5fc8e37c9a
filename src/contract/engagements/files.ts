import * as v from 'valibot';
import { endpoint, says } from '../endpoint.ts';
import { upTo } from '../paging.ts';
import { fileName } from '../typed/file-name.ts';

/**
 * States of a file of an engagement.
 * - Uploading: some of its bytes have come
 * - Checking: all have come, and their type is being checked
 * - Quarantined: it waits for the virus scanner; it may be handed in, but nobody can open it
 * - Ready, Refused: it can be opened, or never will be
 */
const fileStates = ['Uploading', 'Checking', 'Quarantined', 'Ready', 'Refused'] as const;
export type FileState = (typeof fileStates)[number];

/** True if a file may go with a delivery. */
export const mayBeHandedIn = (state: FileState): boolean =>
  state === 'Ready' || state === 'Quarantined';

/** Reasons why a file has no preview: it is still to be drawn, or could not be. */
const drawings = ['waiting', 'failed'] as const;
export type Drawing = (typeof drawings)[number];

export const deliveredFile = v.object({
  id: v.number(),
  name: v.string(),
  bytes: v.number(),
  state: v.picklist(fileStates),
  /** A sentence; null if it is not refused. */
  refusedBecause: v.nullable(v.string()),
  /** In hexadecimal; null until all of it has come. */
  sha256: v.nullable(v.string()),
  /** Pages or pictures of it that can be viewed without saving it. */
  previews: v.number(),
  /** Null where all that is to be drawn has been, or nothing is. */
  drawing: v.nullable(v.picklist(drawings)),
  /** It is text that can be read without saving it. */
  isText: v.boolean(),
});
export type DeliveredFile = v.InferOutput<typeof deliveredFile>;

/** More files than one delivery needs; a bound all the same. */
export const filesAtMost = 10;
/** Files a student may have in one engagement that are not handed in. */
export const looseFilesAtMost = 20;

/** Limits of a text read in place, in bytes and lines. */
export const textAtMost = { bytes: 64 * 1024, lines: 2_000 };

/** The media type of the tus protocol: bytes that go on where the last ones ended. */
export const bytesType = 'application/offset+octet-stream';

const readers = { Student: 'own', Company: 'own', Faculty: 'own', Admin: 'any' } as const;

const fileForm = v.object({
  name: v.pipe(fileName, v.regex(/^[^/\\]+$/, 'Use a name without slashes.')),
  bytes: v.pipe(
    v.number('Say how large the file is.'),
    v.safeInteger('Say how large the file is.'),
    v.minValue(1, 'This file is empty.'),
  ),
});
export type FileForm = v.InferOutput<typeof fileForm>;

export const startFile = endpoint({
  route: 'POST /Engagements/{id}/files',
  summary: 'Begin to upload a file for a delivery; its bytes follow by the tus protocol',
  audience: { Student: 'own' },
  body: fileForm,
  idempotent: true,
  reply: { kind: 'json', schema: deliveredFile, status: 201 },
  problems: ['engagement-over', 'file-refused', 'no-space-left'],
});

export const listFiles = endpoint({
  route: 'GET /Engagements/{id}/files',
  summary: `The student’s files that are not handed in yet, oldest first; at most ${looseFilesAtMost}`,
  audience: { Student: 'own' },
  reply: { kind: 'json', schema: upTo(looseFilesAtMost, deliveredFile) },
});

export const removeFile = endpoint({
  route: 'DELETE /Engagements/{id}/files/{file}',
  summary: 'Remove a file that is not handed in',
  audience: { Student: 'own' },
  reply: says('File removed.'),
});

export const uploadedSoFar = endpoint({
  route: 'HEAD /Engagements/{id}/files/{file}/bytes',
  summary: 'How many bytes of a file have arrived, in Upload-Offset (tus 1.0.0)',
  audience: { Student: 'own' },
  reply: { kind: 'offset', status: 200 },
  problems: ['upload-elsewhere', 'engagement-over'],
});

export const uploadBytes = endpoint({
  route: 'PATCH /Engagements/{id}/files/{file}/bytes',
  summary: 'Send the bytes of a file that follow Upload-Offset (tus 1.0.0)',
  audience: { Student: 'own' },
  upload: { types: [bytesType], maxBytes: Number.MAX_SAFE_INTEGER, isStream: true },
  reply: { kind: 'offset', status: 204 },
  problems: [
    'upload-elsewhere',
    'engagement-over',
    'too-large',
    'unsupported-media-type',
    'no-room',
  ],
});

export const downloadFile = endpoint({
  route: 'GET /Engagements/{id}/files/{file}',
  summary: 'Download a file of a delivery, or a part of it by Range',
  audience: readers,
  reply: { kind: 'file', type: 'application/octet-stream' },
  problems: ['file-held', 'range-not-there'],
});

export const fileAddress = endpoint({
  route: 'GET /Engagements/{id}/files/{file}/address',
  summary: 'The address to download a file from within a minute; null where only downloadFile can',
  audience: readers,
  reply: { kind: 'json', schema: v.object({ address: v.nullable(v.string()) }) },
  problems: ['file-held'],
});

export const previewFile = endpoint({
  route: 'GET /Engagements/{id}/files/{file}/previews/{page}',
  summary: 'A picture of a page of a file, drawn by the server',
  audience: readers,
  reply: { kind: 'file', type: 'image/webp' },
  problems: ['file-held'],
});

export const readFile = endpoint({
  route: 'GET /Engagements/{id}/files/{file}/text',
  summary: 'The first part of a file that is text in UTF-8, and whether there is more of it',
  audience: readers,
  reply: {
    kind: 'json',
    schema: v.object({
      text: v.pipe(v.string(), v.maxLength(textAtMost.bytes)),
      isCut: v.boolean(),
    }),
  },
  problems: ['file-held'],
});
