import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { broken } from '../../harness/verify.ts';
import { engines } from '../engines.ts';
import { refuseOlder } from './older.ts';
import { release } from './release.ts';
import { versionsIn } from './versions.ts';

/**
 * A release while people work, on each database: a product in use, a later version of it that is killed in the midst of
 * its step, the later version released, and taken back. Then a database of an older schema is refused.
 * @param commit that is in use; without one, this product is
 * @returns whether a fault was found
 */
export async function upgrade(commit: string | undefined): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'trestle-upgrade-'));
  const versions = await versionsIn(folder, commit);
  const table: Record<string, object> = {};
  let isFaulty = false;
  try {
    for (const [name, open] of Object.entries(engines)) {
      const engine = await open();
      try {
        const { verdict, faults, ...figures } = await release(engine, versions);
        faults.push(...(await refuseOlder(engine)));
        table[name] = { from: commit ?? 'this version', ...verdict, ...figures };
        for (const fault of new Set(faults)) console.error(`${name}: ${fault}`);
        isFaulty ||= broken(verdict) || faults.length > 0;
      } finally {
        await engine.remove();
      }
    }
    console.table(table);
    return isFaulty;
  } finally {
    await versions.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
