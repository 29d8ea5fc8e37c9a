import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { hashPassword } from '../features/accounts/password-hash.ts';
import { markPassedDeadlines } from '../features/projects/deadlines.ts';
import type { Database } from '../platform/database/open.ts';
import { insertAll } from '../platform/database/rows.ts';
import { signIns } from './rows/accounts.ts';
import { closeNumbering, openNumbering } from './rows/numbering.ts';
import { demoRows } from './rows/rows.ts';

/** Who can sign in to the demo, all with the password `Trestle-demo-1`. */
export const demoAccounts: readonly { email: string; who: string }[] = [
  { email: signIns.superAdmin, who: 'Super Admin' },
  { email: signIns.moderator, who: 'Moderator' },
  { email: signIns.student, who: 'Student' },
  { email: signIns.company, who: 'Company' },
  { email: signIns.faculty, who: 'Faculty' },
];

/**
 * Fills a database nobody has an account in with the demo, as it would stand at `now`.
 * All of it or, when anything fails, nothing.
 * @returns false when there are accounts already; then nothing changes.
 */
export async function seedDemo(db: Database, now: Date): Promise<boolean> {
  if (await somebodyIsIn(db)) return false;
  const known = await hashPassword('Trestle-demo-1');
  const nobodys = await hashPassword(randomUUID());
  return db.transaction().execute(async (transaction) => {
    // Two instances that start on one empty database must not both fill it.
    await sql`lock table accounts in exclusive mode`.execute(transaction);
    if (await somebodyIsIn(transaction)) return false;

    const rows = demoRows(await openNumbering(transaction), { known, nobodys }, now);
    await insertAll(transaction, 'accounts', rows.accounts);
    await insertAll(transaction, 'companies', rows.companies);
    await insertAll(transaction, 'company_members', rows.company_members);
    await insertAll(transaction, 'universities', rows.universities);
    await insertAll(transaction, 'university_names', rows.university_names);
    await insertAll(transaction, 'university_domains', rows.university_domains);
    await insertAll(transaction, 'faculty', rows.faculty);
    await insertAll(transaction, 'faculty_universities', rows.faculty_universities);
    // After the universities, under which each of them falls.
    await insertAll(transaction, 'students', rows.students);
    await insertAll(transaction, 'university_words', rows.university_words);
    await insertAll(transaction, 'projects', rows.projects);
    await insertAll(transaction, 'status_updates', rows.status_updates);
    await insertAll(transaction, 'resumes', rows.resumes);
    await insertAll(transaction, 'applications', rows.applications);
    await insertAll(transaction, 'application_versions', rows.application_versions);
    await insertAll(transaction, 'engagements', rows.engagements);
    await insertAll(transaction, 'plan_versions', rows.plan_versions);
    await insertAll(transaction, 'deliveries', rows.deliveries);
    await insertAll(transaction, 'objections', rows.objections);
    await insertAll(transaction, 'reviews', rows.reviews);
    await insertAll(transaction, 'milestones', rows.milestones);
    await insertAll(transaction, 'extensions', rows.extensions);
    await insertAll(transaction, 'evaluation_rounds', rows.evaluation_rounds);
    await insertAll(transaction, 'evaluations', rows.evaluations);
    await insertAll(transaction, 'peer_shares', rows.peer_shares);
    await insertAll(transaction, 'outcomes', rows.outcomes);
    await insertAll(transaction, 'academic_evaluations', rows.academic_evaluations);
    await insertAll(transaction, 'outcome_objections', rows.outcome_objections);
    await insertAll(transaction, 'end_answers', rows.end_answers);
    await insertAll(transaction, 'check_ins', rows.check_ins);
    await insertAll(transaction, 'events', rows.events);
    await insertAll(transaction, 'saved_projects', rows.saved_projects);
    await insertAll(transaction, 'saved_searches', rows.saved_searches);
    await insertAll(transaction, 'search_digests', rows.search_digests);
    await insertAll(transaction, 'notifications', rows.notifications);
    await insertAll(transaction, 'contact_messages', rows.contact_messages);
    await insertAll(transaction, 'message_replies', rows.message_replies);
    await insertAll(transaction, 'audit_log', rows.audit_log);
    await markPassedDeadlines(transaction, now);
    await closeNumbering(transaction);
    return true;
  });
}

async function somebodyIsIn(db: Database): Promise<boolean> {
  return (await db.selectFrom('accounts').select('id').limit(1).execute()).length > 0;
}
