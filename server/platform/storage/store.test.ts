import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { Upload } from '@tus/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3, type TestS3 } from '../../testing/s3.ts';
import { openDiskStore } from './disk.ts';
import { openS3Store } from './s3.ts';
import type { FileStore } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'store-'));
let s3: TestS3;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const stores: Record<string, () => FileStore> = {
  'on disk': () => openDiskStore(folder),
  'in a bucket': () => openS3Store(s3.place),
};

describe.each(Object.entries(stores))('a store %s', (_, open) => {
  const bytesOf = async (stream: Readable) => Buffer.concat(await stream.toArray());
  const listed = async (store: FileStore, key: string) => {
    const found: string[] = [];
    for await (const one of store.list()) if (one.key.startsWith(key)) found.push(one.key);
    return found;
  };
  const arrive = async (store: FileStore, content: Buffer, pieces = [content]) => {
    const key = randomUUID();
    await store.incoming.create(new Upload({ id: key, size: content.length, offset: 0 }));
    let offset = 0;
    for (const piece of pieces)
      offset = await store.incoming.write(Readable.from([piece]), key, offset);
    return key;
  };
  const content = randomBytes(6 * 1024 * 1024);

  test('keeps what arrives in pieces, whatever their size, and tells how far it is', async () => {
    const store = open();
    const key = await arrive(store, content, [
      content.subarray(0, 10),
      content.subarray(10, 5_500_000),
    ]);
    expect((await open().incoming.getUpload(key)).offset).toBe(5_500_000);
    const rest = Readable.from([content.subarray(5_500_000)]);
    expect(await open().incoming.write(rest, key, 5_500_000)).toBe(content.length);
    await store.keep(key);
    await store.keep(key);
    expect(content.equals(await bytesOf(await store.read(key)))).toBe(true);
  });

  test('gives a part of a file', async () => {
    const store = open();
    const key = await arrive(store, content);
    await store.keep(key);
    const part = await bytesOf(await store.read(key, { start: 5, end: 9 }));
    expect(part).toEqual(content.subarray(5, 10));
  });

  test('has nothing under a key that it does not know', async () => {
    await expect(open().read(randomUUID())).rejects.toThrow();
  });

  test('changes nothing of a file any more once it is kept', async () => {
    const store = open();
    const small = Buffer.from('as it was handed in');
    const key = await arrive(store, small);
    await store.keep(key);
    await store.incoming.write(Readable.from(['something else']), key, 0).catch(() => {});
    await store.keep(key).catch(() => {});
    expect(await bytesOf(await store.read(key))).toEqual(small);
  });

  test('removes all there is under a key: a file with what stands beside it, or an upload under way', async () => {
    const store = open();
    const kept = await arrive(store, content);
    await store.keep(kept);
    await store.put(`${kept}.preview-1`, Buffer.from('drawn'));
    expect(await bytesOf(await store.read(`${kept}.preview-1`))).toEqual(Buffer.from('drawn'));
    const half = await arrive(store, content, [content.subarray(0, 7)]);
    for (const key of [kept, half]) {
      expect(await listed(store, key)).not.toEqual([]);
      await store.remove(key);
      await store.remove(key);
      expect(await listed(store, key)).toEqual([]);
    }
  });

  test('removes what is there while more is still written beside it', async () => {
    const store = open();
    for (let round = 0; round < 40; round += 1) {
      const key = randomUUID();
      const pages = Array.from({ length: 8 }, (_, page) =>
        store.put(`${key}.${page}`, content.subarray(0, 100_000)),
      );
      // Of a page whose folder goes under it nothing is left either.
      const written = Promise.allSettled(pages);
      while ((await Promise.race([written, setTimeout(1, 'under way')])) === 'under way')
        await store.remove(key);
      await store.remove(key);
      expect(await listed(store, key)).toEqual([]);
    }
  });
});

describe('an address that is signed', () => {
  const store = () => openS3Store({ ...s3.place, isSigned: true });

  test('gives a browser the file as an attachment, whatever it is', async () => {
    const key = randomUUID();
    await store().put(key, Buffer.from('<script>alert(1)</script>'));
    const address = (await store().addressOf(key, 'Façade (2).html'))!;
    const answer = await fetch(address);
    expect(await answer.text()).toBe('<script>alert(1)</script>');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="file"; filename*=UTF-8''Fa%C3%A7ade%20%282%29.html`,
    });
  });

  test('is signed, for a minute', async () => {
    const address = new URL((await store().addressOf(randomUUID(), 'Levels.csv'))!);
    expect(address.searchParams.get('X-Amz-Expires')).toBe('60');
    expect(address.searchParams.get('X-Amz-Signature')).toMatch(/^[0-9a-f]{64}$/);
  });

  test('is given only where the bucket is set to be reached', () => {
    expect(openS3Store(s3.place).addressOf('key', 'Levels.csv')).toBeNull();
    expect(openDiskStore(folder).addressOf('key', 'Levels.csv')).toBeNull();
  });
});
