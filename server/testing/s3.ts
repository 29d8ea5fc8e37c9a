import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Place } from '../platform/storage/s3.ts';

/** A store that speaks S3, on loopback. */
export interface TestS3 {
  readonly place: S3Place;
  close(): Promise<void>;
}

/** @param certificate its own, where it is to speak TLS */
export async function startS3(certificate?: { key: string; cert: string }): Promise<TestS3> {
  const directory = mkdtempSync(join(tmpdir(), 's3-'));
  const bucket = 'trestle';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    ...certificate,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  // The only keys it knows.
  process.env.AWS_ACCESS_KEY_ID = 'S3RVER';
  process.env.AWS_SECRET_ACCESS_KEY = 'S3RVER';
  return {
    place: {
      bucket,
      endpoint: `${certificate ? 'https' : 'http'}://127.0.0.1:${port}`,
      region: 'us-east-1',
      isSigned: false,
    },
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
