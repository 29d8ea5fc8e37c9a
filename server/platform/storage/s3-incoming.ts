import type { Readable } from 'node:stream';
import type { S3 } from '@aws-sdk/client-s3';
import { DataStore, ERRORS, Upload } from '@tus/server';

/** A piece of a file, with its offset. */
interface Piece {
  readonly key: string;
  readonly from: number;
  readonly bytes: number;
}

/** Size of a piece, all of which each upload keeps in memory. */
const pieceBytes = 1024 * 1024;
const listedAtOnce = 1_000;

/**
 * Uploads as small objects, one a piece, beside a note of how large the whole is: what was acknowledged is in the bucket,
 * and any instance goes on from there. `@tus/s3-store` takes what is left over of a part back out of the bucket to add to
 * it, and loses it when the process is killed meanwhile.
 */
export class S3Incoming extends DataStore {
  readonly #s3: S3;
  readonly #bucket: string;

  constructor(s3: S3, bucket: string) {
    super();
    this.#s3 = s3;
    this.#bucket = bucket;
    this.extensions = ['creation'];
  }

  override async create(upload: Upload): Promise<Upload> {
    await this.#put(`${upload.id}.upload`, Buffer.from(String(upload.size)));
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const size = Number(await this.#note(id));
    const pieces = await this.pieces(id);
    const last = pieces.at(-1);
    return new Upload({ id, size, offset: last ? last.from + last.bytes : 0 });
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    let waiting: Buffer[] = [];
    let bytes = 0;
    let end = offset;
    const putPiece = async () => {
      const name = `${id}.piece-${String(end).padStart(15, '0')}`;
      await this.#put(name, Buffer.concat(waiting));
      end += bytes;
      [waiting, bytes] = [[], 0];
    };
    for await (const chunk of stream as AsyncIterable<Buffer | string>) {
      const some = Buffer.from(chunk);
      waiting.push(some);
      bytes += some.length;
      if (bytes >= pieceBytes) await putPiece();
    }
    if (bytes > 0) await putPiece();
    return end;
  }

  override async remove(id: string): Promise<void> {
    for (const { key } of await this.#listed(`${id}.piece-`)) await this.#delete(key);
    await this.#delete(`${id}.upload`);
  }

  /** The pieces of an upload that follow one another without a gap; where two overlap, the one that goes on. */
  async pieces(id: string): Promise<Piece[]> {
    const prefix = `${id}.piece-`;
    const found: Piece[] = [];
    let end = 0;
    for (const { key, bytes } of await this.#listed(prefix)) {
      const from = Number(key.slice(prefix.length));
      if (from !== end) continue;
      found.push({ key, from, bytes });
      end += bytes;
    }
    return found;
  }

  async #note(id: string): Promise<string> {
    try {
      const note = await this.#s3.getObject({ Bucket: this.#bucket, Key: `${id}.upload` });
      return await note.Body!.transformToString();
    } catch (error) {
      if ((error as Error).name === 'NoSuchKey') throw ERRORS.FILE_NOT_FOUND;
      throw error;
    }
  }

  async #listed(Prefix: string): Promise<{ key: string; bytes: number }[]> {
    const all: { key: string; bytes: number }[] = [];
    for (let StartAfter: string | undefined; ; ) {
      const { Contents = [] } = await this.#s3.listObjectsV2({
        Bucket: this.#bucket,
        Prefix,
        StartAfter,
        MaxKeys: listedAtOnce,
      });
      all.push(...Contents.map(({ Key = '', Size = 0 }) => ({ key: Key, bytes: Size })));
      if (Contents.length < listedAtOnce) return all;
      StartAfter = all.at(-1)!.key;
    }
  }

  #put = (Key: string, Body: Buffer) => this.#s3.putObject({ Bucket: this.#bucket, Key, Body });

  #delete = (Key: string) => this.#s3.deleteObject({ Bucket: this.#bucket, Key });
}
