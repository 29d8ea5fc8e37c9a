import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { type AdminLevel, adminLevels } from '../../src/contract/accounts/people.ts';
import { readConfig } from '../config.ts';
import { addAdmin, Refused } from '../features/accounts/add-admin.ts';
import { endProcess } from '../platform/operating/end-process.ts';
import { described } from '../platform/operating/log.ts';
import { BadSetting } from '../platform/settings/settings.ts';
import { openDatabase } from '../runtime.ts';

const usage = `Usage: npm run admin:create -- EMAIL [--name NAME] [--level "Super Admin"|Moderator]

Asks for the password twice; from a pipe it reads one line.`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string', default: '' },
      level: { type: 'string', default: 'Super Admin' },
      help: { type: 'boolean' },
    },
  });
  const [email] = positionals;
  const level = adminLevels.find((name) => name === values.level);
  if (values.help || !email || !level) {
    console.log(usage);
    return values.help ? 0 : 2;
  }
  const password = await askForPassword();
  await add({ name: values.name, email, level, password });
  console.log(`${email} can now sign in as ${level}.`);
  return 0;
}

async function add(admin: {
  name: string;
  email: string;
  level: AdminLevel;
  password: string;
}): Promise<void> {
  const database = await openDatabase(readConfig(process.env));
  try {
    await addAdmin(database.db, admin, new Date());
  } finally {
    await database.close();
  }
}

/** Hides the typed characters. */
async function askForPassword(): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = process.stdin.isTTY === true;
  const lines = createInterface({ input: process.stdin, output: silent, terminal });
  if (!terminal) {
    for await (const line of lines) return line;
    return '';
  }
  const ask = async (prompt: string) => {
    process.stdout.write(prompt);
    const answer = await lines.question('');
    process.stdout.write('\n');
    return answer;
  };
  const first = await ask('Password: ');
  const second = await ask('Repeat password: ');
  lines.close();
  if (first !== second) throw new Refused('The passwords do not match.');
  return first;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    const isExpected = error instanceof Refused || error instanceof BadSetting;
    console.error(isExpected ? error.message : described(error));
    endProcess(1);
  },
);
