import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const migrations = 'server/platform/database/migrations';

/** The main files of a product in use and of later versions of it. */
export interface Versions {
  readonly inUse: string;
  /** Its new step says that it has begun, and does not end for a while. */
  readonly slow: string;
  readonly later: string;
  remove(): Promise<void>;
}

/** The file by which the slow step says in the database's folder that it has begun. */
export const begun = 'planted_step_has_begun';

const planted = `alter table projects add column planted text not null default 'planted';`;
const slow = `${planted}
do $$ begin
  execute format('copy (select 1) to %L', current_setting('data_directory') || '/${begun}');
  perform pg_sleep(8);
end $$;`;

/**
 * Makes them in a folder: later ones are this product with one more step.
 * @param commit that is in use, as git names it: its packages must be the ones that are installed; without one, this product is
 */
export async function versionsIn(folder: string, commit: string | undefined): Promise<Versions> {
  const earlier = join(folder, 'earlier');
  if (commit) {
    await run('git', ['worktree', 'add', '--detach', earlier, commit]);
    link(earlier, ['node_modules', 'dist']);
  }
  return {
    inUse: resolve(commit ? earlier : '.', 'server/main.ts'),
    slow: laterVersion(join(folder, 'slow'), slow),
    later: laterVersion(join(folder, 'later'), planted),
    async remove() {
      if (commit) await run('git', ['worktree', 'remove', '--force', earlier]);
    },
  };
}

function laterVersion(folder: string, step: string): string {
  mkdirSync(folder);
  cpSync('server', join(folder, 'server'), { recursive: true });
  link(folder, ['node_modules', 'dist', 'src', 'package.json']);
  writeFileSync(join(folder, migrations, '9999_planted.sql'), step);
  return join(folder, 'server/main.ts');
}

function link(folder: string, names: readonly string[]): void {
  for (const name of names) if (existsSync(name)) symlinkSync(resolve(name), join(folder, name));
}
