import { Readable } from 'node:stream';
import { GetObjectCommand, S3 } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { attachmentNamed } from '../http/attachment.ts';
import { S3Incoming } from './s3-incoming.ts';
import type { FileStore } from './store.ts';

export interface S3Place {
  readonly bucket: string;
  /** Null for Amazon's own. */
  readonly endpoint: string | null;
  readonly region: string;
  /** True if browsers download from it by signed addresses. */
  readonly isSigned: boolean;
}

/** For how long a signed address is good, in seconds: a download begins at once. */
const signedFor = 60;

/**
 * Keeps files in a bucket. Who may use it the SDK finds in the environment (`AWS_ACCESS_KEY_ID`,
 * `AWS_SECRET_ACCESS_KEY`) or with the machine.
 */
export function openS3Store({ bucket: Bucket, endpoint, region, isSigned }: S3Place): FileStore {
  const s3 = new S3({
    region,
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    // Stores other than Amazon's need not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const incoming = new S3Incoming(s3, Bucket);

  const bodyOf = async (Key: string, Range?: string) =>
    (await s3.getObject({ Bucket, Key, Range })).Body as Readable;

  async function* inOrder(keys: readonly string[]) {
    for (const key of keys) yield* await bodyOf(key);
  }

  const isKept = (Key: string) =>
    s3.headObject({ Bucket, Key }).then(
      () => true,
      (error: Error) => {
        if (error.name === 'NotFound') return false;
        throw error;
      },
    );

  return {
    incoming,

    async keep(Key) {
      if (!(await isKept(Key))) {
        const pieces = await incoming.pieces(Key);
        const Body = Readable.from(inOrder(pieces.map(({ key }) => key)));
        // In parts that become one object at the end, or none.
        await new Upload({ client: s3, params: { Bucket, Key, Body } }).done();
      }
      await incoming.remove(Key);
    },

    read: (key, range) => bodyOf(key, range && `bytes=${range.start}-${range.end}`),

    addressOf(Key, name) {
      if (!isSigned) return null;
      const asFile = new GetObjectCommand({
        Bucket,
        Key,
        ResponseContentType: 'application/octet-stream',
        ResponseContentDisposition: attachmentNamed(name),
        ResponseCacheControl: 'private, no-store',
      });
      return getSignedUrl(s3, asFile, { expiresIn: signedFor });
    },

    put: async (Key, Body) => void (await s3.putObject({ Bucket, Key, Body })),

    async remove(key) {
      await incoming.remove(key);
      const { Contents = [] } = await s3.listObjectsV2({ Bucket, Prefix: key });
      for (const { Key } of Contents) await s3.deleteObject({ Bucket, Key });
    },

    async *list() {
      for (let StartAfter: string | undefined; ; ) {
        const { Contents = [] } = await s3.listObjectsV2({ Bucket, StartAfter });
        for (const { Key = '', Size = 0 } of Contents) yield { key: Key, bytes: Size };
        StartAfter = Contents.at(-1)?.Key;
        if (StartAfter === undefined) return;
      }
    },
  };
}
