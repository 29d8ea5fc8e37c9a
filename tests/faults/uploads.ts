import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { proveFiles } from '../../server/features/engagements/files/prove.ts';
import { openEmbedded } from '../../server/platform/database/open.ts';
import { openDiskStore } from '../../server/platform/storage/disk.ts';
import { openS3Store } from '../../server/platform/storage/s3.ts';
import type { FileStore } from '../../server/platform/storage/store.ts';
import { type RunningServer, startServer } from '../../server/testing/process.ts';
import { startS3 } from '../../server/testing/s3.ts';
import { aCast, settingsFor } from '../harness/cast.ts';
import { newTally } from '../harness/persistent.ts';
import { takenPlace } from '../harness/taken-place.ts';
import { uploadWhatever } from '../harness/upload.ts';

const megabyte = 1024 * 1024;

/**
 * A file of 100 MB whose line is cut so many times, every second time because the server is killed with kill -9, on
 * disk and in a bucket. @returns whether it arrived otherwise than it was sent
 */
export async function uploads(cuts: number): Promise<boolean> {
  const table: Record<string, object> = {};
  const s3 = await startS3();
  try {
    const folder = (name: string) => mkdtempSync(join(tmpdir(), `trestle-${name}-`));
    const [disk, bucket] = [folder('disk'), folder('bucket')];
    table['on disk'] = await cutAgainAndAgain(disk, cuts, openDiskStore(join(disk, 'files')), {});
    table['in a bucket'] = await cutAgainAndAgain(bucket, cuts, openS3Store(s3.place), {
      FILES_S3_BUCKET: s3.place.bucket,
      FILES_S3_ENDPOINT: s3.place.endpoint!,
    });
    for (const one of [disk, bucket]) rmSync(one, { recursive: true, force: true });
  } finally {
    await s3.close();
  }
  console.table(table);
  return Object.values(table).some((row) => 'fault' in row && row.fault !== 'none');
}

async function cutAgainAndAgain(
  folder: string,
  cuts: number,
  store: FileStore,
  settings: Record<string, string>,
) {
  const before = await openEmbedded(folder);
  const cast = await aCast(before);
  await before.close();
  const start = () => startServer({ DATA_DIR: folder, ...settings, ...settingsFor(cast) });
  let server: RunningServer = await start();
  const origin = () => server.origin;
  const tally = newTally();
  const { engagement, student } = await takenPlace(origin, cast, tally);
  const content = randomBytes(100 * megabyte);
  const pieceBytes = 4 * megabyte;
  const restart = async () => {
    await server.end('SIGKILL');
    server = await start();
  };
  let [cut, killed] = [0, 0];
  const restarts: Promise<void>[] = [];
  const cutAfter = () => {
    if (cut === cuts) return null;
    cut += 1;
    if (cut % 2 === 0) {
      killed += 1;
      restarts.push(restart());
    }
    return Math.floor((cut * pieceBytes) / (cuts + 1));
  };
  const uploading = { origin, token: student.token, engagement, name: 'levels.bin', content };
  const file = await uploadWhatever(uploading, { pieceBytes, cutAfter }, tally);
  await Promise.all(restarts);
  await server.end('SIGTERM');
  const sent = createHash('sha256').update(content).digest('hex');
  const after = await openEmbedded(folder);
  const { missing, ownerless } = await proveFiles(after.db, store);
  const { key } = await after.db
    .selectFrom('files')
    .select('key')
    .where('id', '=', file.id)
    .executeTakeFirstOrThrow();
  await after.close();
  const hash = createHash('sha256');
  for await (const chunk of await store.read(key)) hash.update(chunk);
  const isSame = file.sha256 === sent && hash.digest('hex') === sent;
  const fault = [
    ...(isSame ? [] : ['it is not what was sent']),
    ...missing.map(() => 'missing'),
    ...ownerless.map(() => 'ownerless'),
    ...tally.faults,
  ];
  return {
    MB: 100,
    cuts: cut,
    kills: killed,
    'SHA-256': isSame ? 'same' : 'other',
    fault: fault[0] ?? 'none',
  };
}
