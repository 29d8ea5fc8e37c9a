import { sql } from 'kysely';
import { noteChange } from '../../engagements/record.ts';
import type { Studio } from '../../pictures/studio.ts';
import type { VerbContext } from '../../verb-context.ts';
import { moveFile, type StoredFile, storedColumns } from '../repository.ts';
import type { FileStore } from '../store/store.ts';
import { contentOf, wholeOf } from './content.ts';
import { faultOf } from './rules.ts';
import type { Scanner } from './scanner.ts';
import { tellOfVirus } from './tell-of-virus.ts';

/** What files are looked at with. */
export interface Inspection {
  readonly store: FileStore;
  readonly studio: Studio;
  /** Null where nothing looks for viruses. */
  readonly scanner: Scanner | null;
}

/** Larger ones are saved to be looked at. */
const previewedAtMost = 25 * 1024 * 1024;

/** The key of a preview beside that of its file. */
export const previewKey = (key: string, page: number): string => `${key}.preview-${page}`;

/**
 * Looks at a file that has come whole: what it is, whether it holds a virus, and how it looks. May be called again with
 * the same one, also by several at once.
 * @throws where the store or the scanner is away: try again later
 */
export async function checkFile(
  context: VerbContext,
  inspection: Inspection,
  id: number,
): Promise<void> {
  const { store, scanner } = inspection;
  const file = await find(context, id);
  if (file?.state === 'Checking') {
    await store.keep(file.key);
    const { bytes, sha256, type, beginning } = await contentOf(await store.read(file.key));
    if (bytes !== file.bytes)
      throw new Error(`A file has ${bytes} bytes instead of ${file.bytes}.`);
    const fault = faultOf(file.name, type, beginning);
    const found = { sha256, type };
    if (fault) return refuse(context, inspection, file, fault, found);
    await settle(context, file, { state: 'Quarantined', ...found });
    return checkFile(context, inspection, id);
  }
  if (file?.state !== 'Quarantined') return;
  const virus = scanner && (await scanner.scan(await store.read(file.key)));
  if (virus) {
    const because = `A virus was found in it (${virus}). Hand in a clean copy.`;
    await refuse(context, inspection, file, because, { isVirus: true });
    return;
  }
  const previews = await drawPreviews(inspection, file);
  await settle(context, file, { state: 'Ready', previews });
}

async function find(
  { db }: VerbContext,
  id: number,
): Promise<(StoredFile & { type: string | null }) | null> {
  const { rows } = await sql<StoredFile & { type: string | null }>`
    select ${storedColumns}, f.type from files f where f.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** The pages of it that can be looked at; none of most files. */
async function drawPreviews(
  { store, studio }: Inspection,
  { key, bytes, type }: StoredFile & { type: string | null },
): Promise<number> {
  const of = type === 'application/pdf' ? 'PDF' : type?.startsWith('image/') ? 'picture' : null;
  if (!of || bytes > previewedAtMost) return 0;
  const drawn = await studio.previews(await wholeOf(await store.read(key), previewedAtMost), of);
  for (const [at, { content }] of drawn.entries())
    await store.put(previewKey(key, at + 1), content);
  return drawn.length;
}

/** Open rooms hear of it, and of a virus both sides. It is done once, however often it is tried. */
function settle(
  context: VerbContext,
  file: StoredFile,
  to: Parameters<typeof moveFile>[3],
  isVirus = false,
): Promise<void> {
  const { db, clock } = context;
  return db.transaction().execute(async (transaction) => {
    if (!(await moveFile(transaction, file.id, file.state, to))) return;
    const { engagementId } = file;
    if (engagementId !== null) await noteChange(transaction, engagementId, null, clock());
    if (isVirus) await tellOfVirus({ ...context, transaction }, file);
  });
}

/** First it is said, then its bytes go: nobody opens a refused file meanwhile. */
async function refuse(
  context: VerbContext,
  { store }: Inspection,
  file: StoredFile,
  refusedBecause: string,
  { isVirus, ...found }: { sha256?: string; type?: string | null; isVirus?: boolean } = {},
): Promise<void> {
  await settle(context, file, { state: 'Refused', refusedBecause, ...found }, isVirus);
  await clearRefused(context, store, file);
}

/** Removes what is kept for a refused file. */
export async function clearRefused(
  { db }: Pick<VerbContext, 'db'>,
  store: FileStore,
  { id, key }: Pick<StoredFile, 'id' | 'key'>,
): Promise<void> {
  await store.remove(key);
  await sql`update files set has_bytes = false where id = ${id} and state = 'Refused'`.execute(db);
}
