import { type RawBuilder, sql } from 'kysely';
import type { DeliveredFile } from '../../../../src/contract/engagements/files.ts';

/** `files f` as the contract tells of it, as JSON. */
export const fileAsJson: RawBuilder<DeliveredFile> = sql`json_build_object(
  'id', f.id, 'name', f.name, 'bytes', f.bytes, 'state', f.state, 'refusedBecause', f.refused_because,
  'sha256', f.sha256, 'previews', f.previews, 'drawing', f.drawing)`;

/** The files of a delivery `d`, in their order, as JSON. */
export const filesOfDelivery: RawBuilder<DeliveredFile[]> = sql`coalesce((
  select json_agg(${fileAsJson} order by df.place) from delivery_files df join files f on f.id = df.file_id
  where df.engagement_id = d.engagement_id and df.milestone = d.milestone and df.version = d.version), '[]')`;

/** Whether `files f` has not been handed in. */
export const isLoose = sql`not exists (select from delivery_files df where df.file_id = f.id)`;
