import type { Services } from '../../../platform/calls/command.ts';
import { execute } from '../../../platform/database/rows.ts';
import type { ImageWorker } from '../../../platform/storage/images/image-worker.ts';
import type { FileStore } from '../../../platform/storage/store.ts';
import { noteChange } from '../next.ts';
import { wholeOf } from './checks/content.ts';
import { unlessRemoved } from './let-go.ts';
import { findFile, type StoredFile } from './repository.ts';

export interface Drawing {
  readonly store: FileStore;
  readonly imageWorker: ImageWorker;
}

/** Larger files are saved to be looked at. */
export const drawnAtMost = 25 * 1024 * 1024;

/** The key of a preview beside that of its file. */
export const previewKey = (key: string, page: number): string => `${key}.preview-${page}`;

/** Chooses the preview of a file; null for none. */
export function drawnAs({ type, bytes }: Pick<StoredFile, 'type' | 'bytes'>) {
  if (bytes > drawnAtMost) return null;
  if (type === 'application/pdf') return 'PDF';
  return type?.startsWith('image/') ? 'picture' : null;
}

/**
 * Draws the pages of a file that can be looked at without opening it. A file that cannot be drawn, or not within the
 * the image worker's bounds, is kept without. May be called again with the same one.
 * @throws where the store is away: try again later
 */
export async function drawFile(
  context: Services,
  { store, imageWorker }: Drawing,
  id: number,
): Promise<void> {
  const { db, clock } = context;
  const file = await findFile(db, id);
  const of = file && drawnAs(file);
  if (file?.state !== 'Ready' || file.drawing !== 'waiting' || !of) return;
  const { key, engagementId } = file;
  await unlessRemoved(db, store, file, async () => {
    const pages = await imageWorker.previews(await wholeOf(await store.read(key), drawnAtMost), of);
    for (const [at, { content }] of pages.entries())
      await store.put(previewKey(key, at + 1), content);
    await db.transaction().execute(async (transaction) => {
      await execute(transaction)`
        update files set previews = ${pages.length}, drawing = ${pages.length > 0 ? null : 'failed'}
        where id = ${id} and drawing = 'waiting'`;
      const act = { ...context, transaction, at: clock() };
      if (engagementId !== null) await noteChange(act, engagementId);
    });
  });
}
