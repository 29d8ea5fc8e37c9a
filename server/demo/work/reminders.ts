import { noteCheckIns, noteDue } from '../../features/engagements/jobs.ts';
import type { Services } from '../../platform/calls/command.ts';
import { execute } from '../../platform/database/rows.ts';
import { dayIn } from '../../platform/jobs/programme-day.ts';

/** Of what the demo's people would be reminded within the hour, they have been: it begins with the news that it tells of. */
export async function rememberReminders(services: Services): Promise<void> {
  await noteDue(services);
  await noteCheckIns(services);
  await execute(services.db)`
    update work_reminders set sent_on = ${dayIn(services.timeZone, services.clock())}::date where sent_on is null`;
}
