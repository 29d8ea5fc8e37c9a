import { execSync } from 'node:child_process';
import { numberGiven } from '../tools/number-given.ts';
import { pagesScene } from './load-pages.ts';
import { picturesScene } from './load-pictures.ts';

/**
 * What others feel while the product is under load, in two scenes: ten thousand open pages and slow clients; and twenty
 * people who upload the worst picture. Loopback only; some minutes. Ends with 1 over budget, with 2 where the machine
 * cannot hold the connections.
 *
 * Usage: DATABASE_URL=postgres://… npm run bench:load [-- STREAMS [SECONDS [ROUNDS]]]
 *        DATABASE_URL=postgres://… npm run bench:load -- pictures [SECONDS [ROUNDS]]
 */
const isPicturesAlone = process.argv[2] === 'pictures';
const streams = isPicturesAlone ? 0 : numberGiven(0, 'STREAMS', 10_000);
const seconds = numberGiven(1, 'SECONDS', isPicturesAlone ? 20 : 60);
const rounds = numberGiven(2, 'ROUNDS', 3);

const files = execSync('ulimit -Hn', { shell: '/bin/sh', encoding: 'utf8' }).trim();
if (files !== 'unlimited' && Number(files) < streams + 2_000) {
  console.error(
    `The product needs ${streams + 2_000} open files, and this shell allows ${files}. Raise it with ulimit -Hn.`,
  );
  process.exit(2);
}

const held = [
  isPicturesAlone || (await pagesScene(streams, seconds, rounds)),
  await picturesScene(Math.min(seconds, 20), rounds),
];
process.exitCode = held.every(Boolean) ? 0 : 1;
