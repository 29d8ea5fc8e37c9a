import { sql } from 'kysely';

/** Of `resumes` what is neither in a profile nor with any application. */
export const isLeft = sql`not resumes.in_profile
  and not exists (select from applications a where a.resume_id = resumes.id)
  and not exists (select from application_versions v where v.resume_id = resumes.id)`;
