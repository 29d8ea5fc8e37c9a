import { execSync } from 'node:child_process';
import { numberGiven } from '../tools/number-given.ts';
import { filesScene } from './load-files.ts';
import { pagesScene } from './load-pages.ts';
import { picturesScene } from './load-pictures.ts';

/**
 * What others feel while the product is under load, in three scenes: ten thousand open pages and slow clients; twenty
 * people who upload the worst picture; and a thousand open uploads of files. Loopback only; some minutes. Ends with 1 over budget, with 2 where the machine
 * cannot hold the connections.
 *
 * Usage: DATABASE_URL=postgres://… npm run bench:load [-- STREAMS [SECONDS [ROUNDS]]]
 *        DATABASE_URL=postgres://… npm run bench:load -- pictures|files [SECONDS [ROUNDS]]
 */
const alone = ['pictures', 'files'].find((scene) => scene === process.argv[2]);
const streams = alone ? 0 : numberGiven(0, 'STREAMS', 10_000);
const seconds = numberGiven(1, 'SECONDS', alone ? 20 : 60);
const rounds = numberGiven(2, 'ROUNDS', 3);

const files = execSync('ulimit -Hn', { shell: '/bin/sh', encoding: 'utf8' }).trim();
if (files !== 'unlimited' && Number(files) < streams + 2_000) {
  console.error(
    `The product needs ${streams + 2_000} open files, and this shell allows ${files}. Raise it with ulimit -Hn.`,
  );
  process.exit(2);
}

const held = [
  alone ? true : await pagesScene(streams, seconds, rounds),
  alone === 'files' || (await picturesScene(Math.min(seconds, 20), rounds)),
  alone === 'pictures' || (await filesScene(Math.min(seconds, 20), rounds)),
];
process.exitCode = held.every(Boolean) ? 0 : 1;
