import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { RunningServer } from '../../server/testing/process.ts';
import { follow } from '../harness/follow.ts';
import { dataFolder, type Place } from '../harness/on-postgres.ts';
import { ask, type Method } from '../harness/persistent.ts';

type Trio = readonly [RunningServer, RunningServer, RunningServer];

const password = 'Trestle-demo-1';
const mailsAsked = 24;

type Asked = { path: string; token?: string; body?: object; from?: string; method?: Method };

const call = (
  { origin }: RunningServer,
  { token = '', method, ...asked }: Asked,
): ReturnType<typeof ask> =>
  ask(origin, { ...asked, token, method: method ?? (asked.body ? 'POST' : 'GET') });

const tokenOf = async (at: RunningServer, email: string): Promise<string> =>
  JSON.parse((await call(at, { path: '/Auth/Login', body: { email, password } })).body).token;

/** What three instances that were started at once on an empty database do as one. */
export async function together(trio: Trio, place: Place) {
  const { db } = place.database;
  const [one, two, three] = trio;
  const rows: { what: string; seen: string }[] = [];
  const faults: string[] = [];
  const holds = (what: string, seen: unknown, wanted: unknown) => {
    rows.push({ what, seen: JSON.stringify(seen) });
    if (JSON.stringify(seen) !== JSON.stringify(wanted))
      faults.push(`${what}: ${JSON.stringify(seen)}, not ${JSON.stringify(wanted)}`);
  };

  const filled = trio.filter((instance) => instance.output().includes('filled with the demo'));
  holds('started at once, of which filled the demo', [trio.length, filled.length], [3, 1]);
  const { rows: migrated } = await sql<{ n: number }>`
    select (count(*) - count(distinct name))::int as n from kysely_migration`.execute(db);
  holds('migrations made twice', migrated[0]?.n, 0);

  const token = await tokenOf(one, 'student@trestle.example');
  const before = (await call(three, { path: '/students/me', token })).status;
  const out = (await call(two, { path: '/Auth/Logout', token, method: 'POST' })).status;
  const after = (await call(three, { path: '/students/me', token })).status;
  holds('signed in at one, out at two, asked at three', [before, out, after], [200, 200, 401]);

  const wrong = {
    path: '/Auth/Login',
    body: { email: 'nobody@people.example', password: 'not the password' },
  };
  const guesses: number[] = [];
  for (let n = 0; n < 7; n += 1) guesses.push((await call(trio[n % 3]!, wrong)).status);
  holds('wrong passwords, spread over three', guesses, [401, 401, 401, 401, 401, 429, 429]);

  const from = '192.0.2.7';
  const message = { Name: 'Ada', Email: 'ada@people.example', Subject: 'Hello', Message: 'Hello.' };
  const messages: number[] = [];
  for (let n = 0; n < 15; n += 1)
    messages.push((await call(trio[n % 3]!, { path: '/Contactus', body: message, from })).status);
  const taken = messages.filter((status) => status === 201).length;
  holds('messages taken of 15 from one address in a minute, spread over three', taken, 10);

  const company = await tokenOf(one, 'company@trestle.example');
  const admin = await tokenOf(two, 'admin@trestle.example');
  const page = follow(one.origin, company);
  await page.shows(0);
  const shown = page.shown();
  const { id } = JSON.parse((await call(two, { path: '/Companies/me', token: company })).body);
  for (const verified of [false, true])
    await call(two, {
      path: `/Companies/${id}/verified`,
      token: admin,
      body: { verified },
      method: 'PUT',
    });
  const heard = await Promise.race([
    page.shows(shown + 1).then(() => 'heard'),
    setTimeout(5_000, 'not heard'),
  ]);
  page.close();
  holds('news made at two, for a page open at one', heard, 'heard');

  holds('mails asked for everywhere, and written', await mailsWritten(trio, place), [
    mailsAsked,
    mailsAsked,
  ]);
  return { rows, faults };
}

/** Asks at every instance for mails and reads all their outboxes. @returns how many people, how many mails */
async function mailsWritten(trio: Trio, place: Place): Promise<number[]> {
  const { db } = place.database;
  const { rows } = await sql<{ email: string }>`
    select email from accounts where state = 'active' order by id limit ${mailsAsked}`.execute(db);
  await Promise.all(
    rows.map(({ email }, n) =>
      call(trio[n % 3]!, { path: '/Auth/ForgotPassword', body: { email } }),
    ),
  );
  const letters = () =>
    trio.flatMap((_, number) => {
      const outbox = join(dataFolder(place, number), 'outbox');
      const files = existsSync(outbox) ? readdirSync(outbox) : [];
      return files
        .filter((file) => file.endsWith('.eml'))
        .map((file) => readFileSync(join(outbox, file), 'utf8'))
        .filter((text) => text.includes('Set a new Trestle password'));
    });
  for (let tries = 0; tries < 150 && letters().length < rows.length; tries += 1)
    await setTimeout(200);
  // One that came twice would come now.
  await setTimeout(1_500);
  const people = new Set(letters().map((text) => /^To: (.*)$/m.exec(text)?.[1]));
  return [people.size, letters().length];
}
