import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';

/** A hash of the named files and folders, and of the settings whose name `matters`. */
export function fingerprint(
  sources: readonly string[],
  settings: Readonly<Record<string, string | undefined>>,
  matters: (setting: string) => boolean,
): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesIn).sort())
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  for (const [name, value] of Object.entries(settings).sort()) {
    if (matters(name)) hash.update(`${name}=${value}\0`);
  }
  return hash.digest('hex');
}

const filesIn = (source: string): string[] =>
  statSync(source).isDirectory()
    ? globSync(`${source}/**/*`).filter((path) => statSync(path).isFile())
    : [source];
