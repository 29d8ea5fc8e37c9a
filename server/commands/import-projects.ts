import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Presets, SingleBar } from 'cli-progress';
import { encodingNames } from '../../src/contract/spreadsheet/encodings.ts';
import { readConfig } from '../config.ts';
import {
  type BadField,
  checkPostings,
  type Posting,
  readPostings,
  UnreadableFile,
} from '../features/projects/import/posting.ts';
import { settleProjects, writePostings } from '../features/projects/import/write.ts';
import { endProcess } from '../platform/operating/end-process.ts';
import { described } from '../platform/operating/log.ts';
import { BadSetting } from '../platform/settings/settings.ts';
import { openDatabase } from '../runtime.ts';

const usage = `Usage: npm run import:projects -- FILE.csv [--dry-run] [--skip-bad] [--encoding NAME]

  --dry-run   check the file and import nothing
  --skip-bad  import the good rows and skip the bad ones
  --encoding  read it as ${encodingNames.join(', ')}`;

/** Exit codes: 0 done, 1 the file has bad rows and nothing was written, 2 it could not be tried. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean' },
      'skip-bad': { type: 'boolean' },
      encoding: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const [file, ...more] = positionals;
  if (values.help || !file || more.length > 0) {
    console.log(usage);
    return values.help ? 0 : 2;
  }
  const encoding = encodingNames.find((name) => name === values.encoding?.toLowerCase());
  if (values.encoding !== undefined && !encoding) {
    console.error(`No encoding is called ${values.encoding}.\n\n${usage}`);
    return 2;
  }
  const { rows, unmarked, guess } = readPostings(await open(file), encoding);
  if (guess) console.log(`${guess} If they are wrong, name another with --encoding.`);
  const { good, bad } = checkPostings(rows);
  for (const line of bad.map(sentence)) console.error(line);
  if (unmarked.length > 0)
    console.log(
      `Invisible direction marks were removed from ${unmarked.length === 1 ? '1 line' : `${unmarked.length} lines`}, the first of them line ${unmarked[0]}.`,
    );
  const badRows = new Set(bad.map(({ line }) => line)).size;
  console.log(`${rows.length} rows read, ${good.length} good, ${badRows} bad.`);
  if (values['dry-run']) {
    console.log('Dry run: nothing was imported.');
    return bad.length > 0 ? 1 : 0;
  }
  if (bad.length > 0 && !values['skip-bad']) {
    console.error('Nothing was imported. Fix the rows above, or skip them with --skip-bad.');
    return 1;
  }
  await write(good);
  return 0;
}

/** Reads a file relative to the folder of the caller, because npm runs scripts from the project's folder. */
async function open(file: string): Promise<Uint8Array> {
  try {
    return await readFile(resolve(process.env.INIT_CWD ?? '.', file));
  } catch {
    throw new UnreadableFile(`Could not read file ${file}.`);
  }
}

const sentence = ({ line, column, reason }: BadField) => `line ${line}, ${column}: ${reason}`;

async function write(postings: readonly Posting[]): Promise<void> {
  const database = await openDatabase(readConfig(process.env));
  const bar = new SingleBar(
    { format: '{bar} {value}/{total} projects', hideCursor: true },
    Presets.shades_classic,
  );
  try {
    bar.start(postings.length, 0);
    const done = await writePostings(database.db, postings, new Date(), (rows) => bar.update(rows));
    bar.stop();
    await settleProjects(database.db);
    console.log(
      `${done.projectsAdded} projects added, ${done.alreadyThere} were already there, ${done.companiesCreated} companies created.`,
    );
  } finally {
    bar.stop();
    await database.close();
  }
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: NodeJS.ErrnoException) => {
    const expected =
      error instanceof UnreadableFile ||
      error instanceof BadSetting ||
      error.code?.startsWith('ERR_PARSE_ARGS');
    console.error(expected ? `${error.message}\nNothing was imported.` : described(error));
    endProcess(2);
  },
);
