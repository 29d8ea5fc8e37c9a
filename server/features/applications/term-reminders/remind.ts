import { sql } from 'kysely';
import { termReaders } from '../../../../src/contract/terms/events.ts';
import { happened } from '../../../platform/acts/happened.ts';
import { runCommand } from '../../../platform/calls/act.ts';
import type { Services } from '../../../platform/calls/command.ts';
import { allRows } from '../../../platform/database/rows.ts';
import type { Jobs } from '../../../platform/jobs/open.ts';
import { dayIn } from '../../../platform/jobs/programme-day.ts';
import { openRecurring } from '../../../platform/jobs/recurring.ts';
import { eachStep } from '../../../platform/jobs/work-through.ts';
import { allTerms } from '../../terms/listing.ts';
import { accountsOf } from './concerned.ts';
import { type DueReminder, dueReminders } from './reminders.ts';

/** Through the day where the programme is, so that nobody is woken and a missed hour is made up for. */
const hourly = '20 7-20 * * *';

const batch = 500;

/** Reminds people of the dates of terms, once each. */
export const openTermReminders = (jobs: Jobs, services: Services) =>
  openRecurring(jobs, {
    name: 'term-reminders',
    cron: hourly,
    timeZone: services.timeZone,
    work: () => remindOfTerms(services),
  });

/** @returns the number of people reminded */
async function remindOfTerms(services: Services): Promise<number> {
  const { db, clock, timeZone } = services;
  const today = dayIn(timeZone, clock());
  let told = 0;
  const remindAll = async (reminder: DueReminder) => {
    for (let after = 0; ; ) {
      const looked = await remindSome(services, reminder, after);
      told += looked.told;
      if (looked.last === null) return;
      after = looked.last;
    }
  };
  const due = dueReminders(await allTerms(db, today), today);
  await eachStep(Object.fromEntries(due.map((one, at) => [at, () => remindAll(one)])));
  return told;
}

/**
 * Reminds the next people after an account. The transaction that notifies also sets the mark, so of two instances one
 * reminds each.
 * @returns the number of people reminded, and the last account read; null if these were all
 */
function remindSome(
  services: Services,
  { termId, date, day, concerns }: DueReminder,
  after: number,
): Promise<{ told: number; last: number | null }> {
  return runCommand(services, { person: null }, async (act) => {
    const rows = await allRows<{ accountId: number; isNew: boolean }>(act.transaction)`
      with next as (
        select distinct concerned.account_id from (${accountsOf[concerns](termId)}) concerned
        where concerned.account_id > ${after} order by concerned.account_id limit ${sql.lit(batch)}
      ), marked as (
        insert into term_reminders (term_id, date, day, account_id, reminded_at)
        select ${termId}::bigint, ${date}::text, ${day}::date, account_id, ${act.at}::timestamptz from next
        order by account_id
        on conflict do nothing returning account_id)
      select next.account_id as "accountId", marked.account_id is not null as "isNew"
      from next left join marked using (account_id) order by next.account_id`;
    const told = rows.flatMap(({ accountId, isNew }) => (isNew ? accountId : []));
    if (told.length > 0)
      await happened(act, [
        {
          kind: 'term date near',
          aboutId: termId,
          facts: { date, day, concerns },
          concerned: { [termReaders[concerns]]: told },
        },
      ]);
    const last = rows.length < batch ? null : rows.at(-1)!.accountId;
    return { told: told.length, last };
  });
}
