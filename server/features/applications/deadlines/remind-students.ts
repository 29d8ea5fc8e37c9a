import { sql } from 'kysely';
import type { Services } from '../../../platform/calls/command.ts';
import { workThrough } from '../../../platform/jobs/work-through.ts';
import { notify } from '../../../platform/notifications/notify.ts';
import { offerInWords } from '../offer-words.ts';
import { offerRemindedDaysBefore } from '../rules.ts';

const batch = 100;
const day = 86_400_000;

/** Reminds once of every offer that ends within two days. @returns how many this call reminded of */
export async function remindStudents(services: Services): Promise<number> {
  const { db, clock } = services;
  const now = clock();
  const soon = new Date(now.getTime() + offerRemindedDaysBefore * day);
  const ending = async (except: readonly number[]) => {
    const { rows } = await sql<{ id: number }>`
      select id from applications
      where status = 'Offered' and offer_expires_at > ${now} and offer_expires_at <= ${soon}
        and offer_reminded_at is null and id <> all(${except}::bigint[])
      order by offer_expires_at, id limit ${batch}`.execute(db);
    return rows.map(({ id }) => id);
  };
  return workThrough(ending, (id) => remind(services, id, now));
}

/** The mark is set in the transaction that tells, so that of two instances one finds it set. */
function remind(services: Services, id: number, now: Date): Promise<boolean> {
  return services.db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ studentId: number; title: string; company: string; until: Date }>`
      update applications a set offer_reminded_at = ${now}
      from projects p join companies c on c.id = p.company_id
      where a.id = ${id} and p.id = a.project_id and a.status = 'Offered' and a.offer_reminded_at is null
      returning a.student_id as "studentId", p.title, c.name as company, a.offer_expires_at as until`.execute(
      transaction,
    );
    const [offer] = rows;
    if (!offer) return false;
    await notify(services, transaction, offer.studentId, {
      kind: 'offer received',
      title: 'Your offer ends soon',
      message: offerInWords({ ...offer, note: '' }),
      answerBy: offer.until,
      link: `/student/myproject?application=${id}`,
    });
    return true;
  });
}
