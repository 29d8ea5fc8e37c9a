import { sql } from 'kysely';
import type { Activity } from '../../../../src/contract/reports/overview.ts';
import { asInstant } from '../../../platform/database/expressions.ts';
import type { Database } from '../../../platform/database/open.ts';

const atMost = 20;

/** What happened last: who came, what was posted, who applied. Each part reads twenty rows of one index. */
export async function activity(db: Database): Promise<Activity[]> {
  const { rows } = await sql<Activity>`
    select ${asInstant(sql`happened`)} as at, did,
      json_build_object('kind', kind, 'id', id, 'name', name) as by,
      case when project_id is not null then json_build_object('id', project_id, 'title', title) end as project
    from (
      (select a.applied_at as happened, 'applied' as did, 'student' as kind, s.id, s.first_name || ' ' || s.last_name as name,
         p.id as project_id, p.title
       from (select * from applications order by applied_at desc, id desc limit ${atMost}) a
         join students s on s.id = a.student_id join projects p on p.id = a.project_id)
      union all
      (select p.posted_at, 'posted', 'company', c.id, c.name, p.id, p.title
       from (select * from projects where is_posted(status) order by posted_at desc, id desc limit ${atMost}) p
         join companies c on c.id = p.company_id)
      union all
      (select joined_at, 'joined', 'student', id, first_name || ' ' || last_name, null, null
       from students order by joined_at desc, id desc limit ${atMost})
      union all
      (select created_at, 'joined', 'company', id, name, null, null
       from companies order by created_at desc, id desc limit ${atMost})
    ) latest
    order by happened desc, name, title limit ${atMost}`.execute(db);
  return rows;
}
