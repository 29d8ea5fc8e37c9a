import { execSync } from 'node:child_process';
import { numberGiven } from '../tools/number-given.ts';
import { filesScene, oneCallerScene, pagesScene, picturesScene } from './load/scenes.ts';

/**
 * What others feel while the product is under load, in four scenes: ten thousand open pages and slow clients; twenty
 * people who upload the worst picture; a thousand open uploads of files; and one caller who asks for forty answers at
 * once. Loopback only; some minutes; the site must be built. Ends with 1 over budget, with 2 where the machine cannot hold
 * the connections.
 *
 * Usage: DATABASE_URL=postgres://… npm run bench:load [-- STREAMS [SECONDS [ROUNDS]]]
 *        DATABASE_URL=postgres://… npm run bench:load -- pictures|files|caller [SECONDS [ROUNDS]]
 */
const alone = ['pictures', 'files', 'caller'].find((scene) => scene === process.argv[2]);
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

const short = { rounds, seconds: Math.min(seconds, 20) };
const scenes = {
  pages: () => pagesScene(streams, { rounds, seconds }),
  pictures: () => picturesScene(short),
  files: () => filesScene(short),
  caller: () => oneCallerScene(short),
};
for (const [scene, play] of Object.entries(scenes))
  if (alone === undefined || alone === scene) await play();
