import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { migrate } from '../../server/platform/database/migrate.ts';
import { openInMemory } from '../../server/platform/database/open.ts';
import { openJobs } from '../../server/platform/jobs/open.ts';
import { openMailer } from '../../server/platform/mail/mailer.ts';
import { smtpTransport } from '../../server/platform/mail/transport.ts';
import { secretsFrom } from '../../server/platform/settings/secrets.ts';
import { freePort } from '../../server/testing/process.ts';

/** How long the mail server is away, and by how much waiting mails are brought nearer at a time, in minutes. */
const away = 60;
const step = 5;

/**
 * The mail server is away for an hour while people go on asking for mails; then it comes back and has a bad
 * moment. An hour passes in a minute: what waits for its next try is made due by the queue's own times.
 * @returns whether a mail was lost or came twice
 */
export async function mail(mails = 48): Promise<boolean> {
  const database = await openInMemory();
  await migrate(database.db);
  const port = await freePort();
  const jobs = await openJobs(database, (error) => console.error(error));
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`, 'Trestle <hello@trestle.example>');
  const mailer = await openMailer(jobs, transport, secretsFrom(randomUUID()).mailKey);
  await mailer.queue.start();

  /** Lets time pass for what waits, and waits until everything due was tried. */
  const pass = async (minutes: number) => {
    await sql`
      update pgboss.job set start_after = start_after - make_interval(mins => ${minutes}::int)
      where name = 'mail' and state = 'retry'`.execute(database.db);
    while ((await due()) > 0) await setTimeout(50);
  };
  const count = async (which: ReturnType<typeof sql>) => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from pgboss.job where name = 'mail' and ${which}`.execute(
      database.db,
    );
    return rows[0]!.n;
  };
  const due = () =>
    count(sql`(state = 'active' or (state in ('created', 'retry') and start_after <= now()))`);
  const waiting = () => count(sql`state in ('created', 'retry', 'active')`);

  const perStep = Math.ceil(mails / (away / step));
  let asked = 0;
  for (let minute = 0; minute < away; minute += step) {
    const some = Array.from({ length: Math.min(perStep, mails - asked) }, () => {
      asked += 1;
      return { to: `person-${asked}@people.example`, subject: `Mail ${asked}`, text: 'Read me.' };
    });
    await database.db.transaction().execute((transaction) => mailer.sendAll(transaction, some));
    await pass(step);
  }
  const waitedAtReturn = await waiting();
  const arrived = await listen(port);
  let minutes = 0;
  for (; (await waiting()) > 0 && minutes < 60; minutes += step) await pass(step);
  const given = await count(sql`state = 'failed'`);
  await jobs.stop({ graceful: false });
  await arrived.close();
  await database.close();

  const times = [...Map.groupBy(arrived.subjects, (subject) => subject).values()];
  const twice = times.filter(({ length }) => length > 1).length;
  const lost = asked - times.length;
  console.table([
    {
      asked,
      'minutes away': away,
      'waited at its return': waitedAtReturn,
      'refused then': arrived.refused(),
      'minutes until the last': minutes,
      'given up': given,
      lost,
      twice,
    },
  ]);
  return lost + twice + given > 0 || waitedAtReturn < asked / 2;
}

/** A mail server that refuses every tenth mail for now, as busy ones do. */
async function listen(port: number) {
  const subjects: string[] = [];
  let offered = 0;
  let refused = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    async onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      offered += 1;
      if (offered % 10 === 0) {
        refused += 1;
        done(Object.assign(new Error('Come back later.'), { responseCode: 451 }));
        return;
      }
      const { subject = '' } = await PostalMime.parse(Buffer.concat(chunks));
      subjects.push(subject);
      done();
    },
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return {
    subjects,
    refused: () => refused,
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
}
