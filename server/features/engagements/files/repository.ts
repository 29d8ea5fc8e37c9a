import { type RawBuilder, sql } from 'kysely';
import {
  type DeliveredFile,
  type Drawing,
  type FileState,
  looseFilesAtMost,
} from '../../../../src/contract/engagements/files.ts';
import type { Database } from '../../../platform/database/open.ts';
import { allValues, firstRow, firstValue, hasRow } from '../../../platform/database/rows.ts';

/** A file as the server works with it. */
export interface StoredFile {
  readonly id: number;
  /** Under which its bytes are kept. */
  readonly key: string;
  readonly engagementId: number | null;
  readonly accountId: number | null;
  readonly name: string;
  readonly bytes: number;
  /** ‘Leaving’ is what versions before `removed_files` called a removed file. */
  readonly state: FileState | 'Leaving';
  /** Media type by its content; null if the content shows none. */
  readonly type: string | null;
  readonly previews: number;
  readonly drawing: Drawing | null;
  readonly isText: boolean;
}

/** True if `files f` can be read as text. */
const isText = sql`coalesce(f.type like 'text/%' or f.type = 'application/xml', false)`;

export const storedColumns = sql`
  f.id, f.key, f.engagement_id as "engagementId", f.account_id as "accountId", f.name, f.bytes::float8 as bytes, f.state, f.type,
  f.previews, f.drawing, ${isText} as "isText"`;

/** Somebody's uploads in an engagement that are not handed in, oldest first. */
export const looseFilesOf = (db: Database, engagementId: number, accountId: number) =>
  allValues<DeliveredFile>(db)`
    select ${fileAsJson} as file from files f
    where f.engagement_id = ${engagementId} and f.account_id = ${accountId} and f.state <> 'Leaving' and ${isLoose}
    order by f.id limit ${sql.lit(looseFilesAtMost)}`;

/** Their names. */
export const looseNames = (db: Database, engagementId: number, accountId: number) =>
  allValues<string>(db)`
    select f.name from files f
    where f.engagement_id = ${engagementId} and f.account_id = ${accountId} and f.state <> 'Leaving' and ${isLoose}`;

/** One of those; null where there is none such. */
export const findLooseFile = (
  db: Database,
  { id, file, accountId }: { id: number; file: number; accountId: number },
) =>
  firstRow<StoredFile>(db)`
    select ${storedColumns} from files f
    where f.id = ${file} and f.engagement_id = ${id} and f.account_id = ${accountId} and f.state <> 'Leaving'
      and ${isLoose}`;

/** Any file; null once it is gone. */
export const findFile = (db: Database, id: number) =>
  firstRow<StoredFile>(db)`
    select ${storedColumns} from files f where f.id = ${id}`;

/** A file that was handed in in an engagement, or for its team; null where there is none such. */
export const findHandedIn = (db: Database, id: number, file: number) =>
  firstRow<StoredFile>(db)`
    select ${storedColumns} from files f where f.id = ${file} and exists (
      select from ${handedIn} where df.file_id = f.id and m.engagement_id = ${id})`;

/** Files `df` that are handed in, with the milestones `m` they count for. */
export const handedIn = sql`
  delivery_files df join milestones m on m.series = df.series and m.version >= df.version`;

/** Space that the files of an engagement use. */
interface SpaceTaken {
  /** All bytes that are on the disk or still to come, also of files that were removed. */
  readonly bytes: number;
  /** Bytes of removed files, which disappear within moments. */
  readonly leaving: number;
  /** Files of one person that are not handed in. */
  readonly loose: number;
}

export async function spaceTaken(
  db: Database,
  engagementId: number,
  accountId: number,
): Promise<SpaceTaken> {
  const row = await firstRow<SpaceTaken>(db)`
    with leaving as (
      select coalesce(sum(bytes), 0)::float8 as bytes from removed_files where engagement_id = ${engagementId}
    )
    select leaving.bytes as leaving, leaving.bytes + kept.bytes as bytes, kept.loose
    from leaving, (
      select coalesce(sum(f.bytes) filter (where f.has_bytes), 0)::float8 as bytes,
        (count(*) filter (where f.account_id = ${accountId} and f.state <> 'Leaving' and ${isLoose}))::int as loose
      from files f where f.engagement_id = ${engagementId}
    ) kept`;
  return row!;
}

/** A file comes to another state, unless it has left the one it was known in. @returns whether it did */
export const moveFile = (
  db: Database,
  id: number,
  from: StoredFile['state'],
  to: {
    state: StoredFile['state'];
    refusedBecause?: string;
    type?: string | null;
    sha256?: string;
    name?: string;
    drawing?: Drawing | null;
  },
) =>
  hasRow(db)`
    update files set state = ${to.state}, refused_because = ${to.refusedBecause ?? null},
      type = coalesce(${to.type ?? null}, type), sha256 = coalesce(${to.sha256 ?? null}, sha256),
      name = coalesce(${to.name ?? null}, name), drawing = ${to.drawing ?? null}
    where id = ${id} and state = ${from} returning id`;

/** `files f` in the contract's form, as JSON. */
export const fileAsJson: RawBuilder<DeliveredFile> = sql`json_build_object(
  'id', f.id, 'name', f.name, 'bytes', f.bytes, 'state', f.state, 'refusedBecause', f.refused_because,
  'sha256', f.sha256, 'previews', f.previews, 'drawing', f.drawing, 'isText', ${isText})`;

/** The files of a delivery `d`, in their order, as JSON. */
export const filesOfDelivery: RawBuilder<DeliveredFile[]> = sql`coalesce((
  select json_agg(${fileAsJson} order by df.place) from delivery_files df join files f on f.id = df.file_id
  where df.series = d.series and df.version = d.version), '[]')`;

/** True if `files f` has not been handed in. */
export const isLoose = sql`not exists (select from delivery_files df where df.file_id = f.id)`;

/** Counts somebody's files that wait to be checked or drawn. People with fewer come first. */
export async function waitingOf(
  db: Database,
  accountId: number | null,
  to: 'be checked' | 'be drawn',
): Promise<number> {
  const waits =
    to === 'be drawn' ? sql`drawing = 'waiting'` : sql`state in ('Checking', 'Quarantined')`;
  return (await firstValue<number>(db)`
    select count(*)::int as waiting from files where account_id = ${accountId} and ${waits}`)!;
}
