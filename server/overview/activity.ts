import { sql } from 'kysely';
import type { Overview } from '../../src/contract/overview.ts';
import { asInstant } from '../database/instant.ts';
import type { Database } from '../database/open.ts';

const atMost = 20;

/** What happened last: who came, what was posted, who applied. Each part reads twenty rows of one index. */
export async function activity(db: Database): Promise<Overview['activity']> {
  const { rows } = await sql<Overview['activity'][number]>`
    select ${asInstant(sql`happened`)} as at, sentence from (
      (select a.applied_at as happened, s.first_name || ' ' || s.last_name || ' applied to “' || p.title || '”.' as sentence
       from (select * from applications order by applied_at desc, id desc limit ${atMost}) a
         join students s on s.id = a.student_id join projects p on p.id = a.project_id)
      union all
      (select p.posted_at, c.name || ' posted “' || p.title || '”.'
       from (select * from projects where is_posted(status) order by posted_at desc, id desc limit ${atMost}) p
         join companies c on c.id = p.company_id)
      union all
      (select joined_at, first_name || ' ' || last_name || ' joined.'
       from students order by joined_at desc, id desc limit ${atMost})
      union all
      (select created_at, name || ' joined.' from companies order by created_at desc, id desc limit ${atMost})
    ) latest
    order by happened desc, sentence limit ${atMost}`.execute(db);
  return rows;
}
