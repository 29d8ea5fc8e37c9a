import type { ProductAct, Services } from '../../../../platform/calls/command.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { allValues, execute } from '../../../../platform/database/rows.ts';
import { orNotFound } from '../../../../platform/http/problem.ts';
import type { Queue } from '../../../../platform/jobs/queue.ts';
import type { ImageWorker } from '../../../../platform/storage/images/image-worker.ts';
import {
  type Ends,
  faultInPdf,
  isEncrypted,
  passwordFault,
} from '../../../../platform/storage/pdf/rules.ts';
import type { FileStore } from '../../../../platform/storage/store.ts';
import { happened } from '../../events/happened.ts';
import { readEngagement } from '../../lock.ts';
import { noteChange } from '../../next.ts';
import { drawnAs, drawnAtMost } from '../draw.ts';
import { unlessRemoved } from '../let-go.ts';
import { findFile, handedIn, moveFile, type StoredFile, waitingOf } from '../repository.ts';
import { contentOf, wholeOf } from './content.ts';
import { forbiddenName } from './names.ts';
import { faultOf, pictureName } from './rules.ts';
import type { Scanner } from './scanner.ts';

interface Inspection {
  readonly store: FileStore;
  /** Null where nothing looks for viruses. */
  readonly scanner: Scanner | null;
  readonly imageWorker: Pick<ImageWorker, 'asksForPassword'>;
  /** Draws previews of harmless files. */
  readonly drawings: Pick<Queue<{ readonly id: number }>, 'send'>;
}

/**
 * Checks a file that has come whole: what it is, and whether it holds a virus. May be called again with the same one,
 * also by several at once.
 * @throws where the store or the scanner is away: try again later
 */
export async function checkFile(
  context: Services,
  inspection: Inspection,
  id: number,
): Promise<void> {
  const { db } = context;
  const file = await findFile(db, id);
  if (!file) return;
  await unlessRemoved(db, inspection.store, file, async () => {
    if (file.state !== 'Checking' || (await isWhatItSays(context, inspection, file)))
      await scan(context, inspection, id);
  });
}

/** @returns whether it is; else it is refused */
async function isWhatItSays(
  context: Services,
  inspection: Inspection,
  file: StoredFile,
): Promise<boolean> {
  const { store } = inspection;
  await store.keep(file.key);
  const { bytes, sha256, type, ...ends } = await contentOf(await store.read(file.key));
  if (bytes !== file.bytes) throw new Error(`A file has ${bytes} bytes instead of ${file.bytes}.`);
  const name = pictureName(file.name, type);
  const fault =
    forbiddenName(name) ??
    faultOf(name, type, ends) ??
    (type === 'application/pdf' ? await pdfFault(inspection, file, ends) : null);
  const found = { sha256, type, name };
  if (fault) await refuse(context, inspection, file, fault, found);
  else await settle(context, file, { state: 'Quarantined', ...found });
  return fault === null;
}

/** The check that a résumé has to pass too. @throws `busy` */
async function pdfFault(
  { store, imageWorker }: Inspection,
  { key, bytes }: StoredFile,
  ends: Ends,
): Promise<string | null> {
  const fault = faultInPdf(ends);
  if (fault || !isEncrypted(ends) || bytes > drawnAtMost) return fault;
  const whole = await wholeOf(await store.read(key), drawnAtMost);
  return (await imageWorker.asksForPassword(whole)) ? passwordFault : null;
}

/** Scans a file where there is a scanner; one without a virus can be opened from now on. */
async function scan(context: Services, inspection: Inspection, id: number): Promise<void> {
  const { store, scanner, drawings } = inspection;
  const file = await findFile(context.db, id);
  if (file?.state !== 'Quarantined') return;
  const virus = scanner && (await scanner.scan(await store.read(file.key)));
  if (virus) {
    const because = `A virus was found in it (${virus}). Hand in a clean copy.`;
    await refuse(context, inspection, file, because, { isVirus: true });
    return;
  }
  if (!drawnAs(file)) return settle(context, file, { state: 'Ready' });
  await settle(context, file, { state: 'Ready', drawing: 'waiting' }, async (transaction) => {
    const turn = await waitingOf(transaction, file.accountId, 'be drawn');
    await drawings.send(transaction, { id }, turn);
  });
}

/**
 * Moves it on, which open rooms hear of. It is done once, however often it is tried.
 * @param and what else is done with it
 */
function settle(
  context: Services,
  file: StoredFile,
  to: Parameters<typeof moveFile>[3],
  and: (transaction: Database) => Promise<void> = async () => {},
): Promise<void> {
  const { db, clock } = context;
  return db.transaction().execute(async (transaction) => {
    if (!(await moveFile(transaction, file.id, file.state, to))) return;
    const { engagementId } = file;
    const act = { ...context, transaction, at: clock() };
    if (engagementId !== null) await noteChange(act, engagementId);
    await and(transaction);
  });
}

/** First it is said, then its bytes go: nobody opens a refused file meanwhile. */
async function refuse(
  context: Services,
  { store }: Inspection,
  file: StoredFile,
  refusedBecause: string,
  {
    isVirus,
    ...found
  }: { sha256?: string; type?: string | null; name?: string; isVirus?: boolean } = {},
): Promise<void> {
  await settle(
    context,
    file,
    { state: 'Refused', refusedBecause, ...found },
    async (transaction) => {
      if (isVirus) await tellOfVirus({ ...context, transaction, at: context.clock() }, file);
    },
  );
  await clearRefused(context, store, file);
}

/** Removes what is kept for a refused file. */
export async function clearRefused(
  { db }: Pick<Services, 'db'>,
  store: FileStore,
  { id, key }: Pick<StoredFile, 'id' | 'key'>,
): Promise<void> {
  await store.remove(key);
  await execute(db)`update files set has_bytes = false where id = ${id} and state = 'Refused'`;
}

/** Notifies the student that a file contained a virus and is gone, and the company too if it was handed in. */
async function tellOfVirus(
  act: ProductAct,
  { id, name, engagementId: begunIn }: StoredFile,
): Promise<void> {
  const { transaction } = act;
  const openIn = await allValues<number>(transaction)`
    select distinct m.engagement_id as "engagementId" from ${handedIn} where df.file_id = ${id}`;
  for (const engagementId of new Set([...(begunIn === null ? [] : [begunIn]), ...openIn])) {
    const to = openIn.includes(engagementId) ? 'both' : 'student';
    const engagement = orNotFound(await readEngagement(transaction, engagementId));
    await happened(act, engagement, 'virus found', { file: name, to });
  }
}
