import { cpSync, globSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startServer } from '../../server/testing/process.ts';
import { all, type Case, seen } from './case.ts';
import type { Product } from './product.ts';

type Spoil = (folder: string) => Record<string, string> | Promise<Record<string, string>>;

/** Starts that cannot be: what is done to a data folder, the setting that is named and what is said. */
const refused: Record<string, [spoil: Spoil, setting: string, sentence: string]> = {
  'a database without PG_VERSION': [
    (folder) => {
      rmSync(join(folder, 'pglite', 'PG_VERSION'));
      return {};
    },
    'DATA_DIR',
    'is damaged',
  ],
  'an empty secret': [
    (folder) => {
      writeFileSync(join(folder, 'secret'), '');
      return {};
    },
    'DATA_DIR',
    'is empty or cut off',
  ],
  'a file as DATA_DIR': [
    (folder) => {
      writeFileSync(join(folder, 'file'), 'mine');
      return { DATA_DIR: join(folder, 'file') };
    },
    'DATA_DIR',
    'is a file',
  ],
  'a folder that is only read': [() => ({ DATA_DIR: '/sys/trestle' }), 'DATA_DIR', 'can'],
  'a HOST of another machine': [() => ({ HOST: '192.0.2.1' }), 'HOST', 'is no address'],
  'no PostgreSQL where DATABASE_URL says': [
    async () => ({
      DATABASE_URL: `postgres://trestle:planted@127.0.0.1:${await freePort()}/trestle`,
    }),
    'DATABASE_URL',
    'answers',
  ],
};

const filesOf = (folder: string): number =>
  globSync('**/*', { cwd: join(folder, 'pglite') }).length;

async function refusal({ untouched }: Product, spoil: Spoil, setting: string, sentence: string) {
  const folder = mkdtempSync(join(tmpdir(), 'trestle-probe-start-'));
  try {
    cpSync(untouched!, folder, { recursive: true });
    const env = await spoil(folder);
    const before = filesOf(folder);
    const server = await startServer({ DATA_DIR: folder, ...env });
    const { exitCode } = server.process;
    if (exitCode === null) await server.end('SIGKILL');
    const said = server.output();
    const isOneLine = /^Trestle cannot start: [^\n]*\n$/.test(said);
    return all(
      seen([exitCode, isOneLine], [1, true]),
      said.includes(`${setting}: `) && said.includes(sentence) && !said.includes('planted')
        ? null
        : said,
      seen(filesOf(folder), before),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const modeOf = (file: string): string => (statSync(file).mode & 0o777).toString(8);

/** Line 9. The folder and the process are the same with both databases. */
export const starts: readonly Case[] = [
  ...Object.entries(refused).map(([tried, [spoil, setting, sentence]]) => ({
    area: 'starts',
    tried: `${tried}: one line that names the setting, and nothing is overwritten`,
    isEmbedded: true as const,
    run: (product: Product) => refusal(product, spoil, setting, sentence),
  })),
  {
    area: 'starts',
    tried: 'mails in the outbox, read by another user',
    async run({ outbox }) {
      const [mail] = globSync(join(outbox.folder, '*.eml'));
      return seen([modeOf(outbox.folder), mail && modeOf(mail)], ['700', '600']);
    },
  },
];
