import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { BadSetting } from '../../settings/settings.ts';

export const placeIn = (dataFolder: string): string => join(dataFolder, 'pglite');

/**
 * The embedded database's own folder in the data folder, made if it is missing. It is made beside its place and moved
 * there once it is whole. A folder that exists without being whole was therefore damaged, and PGlite, which would make
 * an empty database over it, is kept from it.
 * @throws {BadSetting}
 */
export async function wholeFolder(dataFolder: string): Promise<string> {
  const place = placeIn(dataFolder);
  if (statSync(join(place, 'PG_VERSION'), { throwIfNoEntry: false })?.size) return place;
  if (existsSync(place) && readdirSync(place).length > 0) throw new BadSetting(damaged(place));
  const beside = `${place}.new`;
  rmSync(beside, { recursive: true, force: true });
  await (await PGlite.create({ dataDir: beside })).close();
  renameSync(beside, place);
  return place;
}

export const damaged = (place: string): string =>
  `DATA_DIR: the database in ${place} is damaged. Restore it from a backup, or move it away to start with an empty one.`;
