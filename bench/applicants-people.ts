import { sql } from 'kysely';
import { seedDemo } from '../server/demo/seed.ts';
import { migrate } from '../server/platform/database/migrate.ts';
import { openEmbedded } from '../server/platform/database/open.ts';

/** The project everybody applies to. */
export const crowded = 'Load test of a footbridge';

/** Fills a new database with the demo, and a project of its company to which so many students have applied. */
export async function fillWithApplicants(folder: string, applicants: number): Promise<void> {
  const { db, close } = await openEmbedded(folder);
  try {
    await migrate(db);
    await seedDemo(db, new Date());
    await sql`
      with project as (
        insert into projects (company_id, title, description, project_link, skills, engineering_type, duration_days,
          location, status, places, open_applications, posted_at)
        select c.id, ${crowded}, 'Load the span in steps and report what it does.', '', 'CAD, Surveying, Python',
          'Civil', 21, 'Leeds', 'pending', 60, ${applicants}, now() - interval '9 days'
        from companies c join accounts a on a.id = c.account_id where a.email = 'company@trestle.example'
        returning id
      ), applied as (
        insert into applications (student_id, project_id, status, message, resume_link, applied_at)
        select s.id, project.id, 'Under Review', 'I have drawn three spans, and built one of them. I would like to see one bend.',
          'https://people.example/' || s.id, now() - s.id * interval '11 minutes'
        from project, (select id from students order by id limit ${applicants}) s
        returning id, applied_at, student_id, project_id
      )
      insert into events (at, account_id, kind, about, about_id, facts)
      select applied_at, student_id, 'apply', 'application', id, jsonb_build_object('project', project_id,
        'from', null, 'to', 'Under Review', 'reason', '', 'note', '') from applied`.execute(db);
  } finally {
    await close();
  }
}
