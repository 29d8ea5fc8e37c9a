import type { Row } from '../../platform/database/rows.ts';
import { momentOf } from '../calendar.ts';

const student = [
  {
    kind: 'offer received',
    title: 'Project Approved',
    message: 'A company has offered you a place. Answer it under My Projects before it runs out.',
    link: '/student/myproject',
  },
  {
    kind: 'application moved',
    title: 'New Message',
    message: 'A company has written to you with its answer. Read it with your application.',
    link: '/student/myproject',
  },
  {
    kind: 'programme',
    title: 'Update Reminder',
    message:
      'Your profile says what you can do. Add what you have learnt since, and your fit follows.',
    link: '/student/profile',
  },
] as const;

const admin = [
  {
    kind: 'programme',
    title: 'Companies to verify',
    message: 'Five companies have registered and are waiting to be verified.',
    link: '/admin/manage-company',
  },
  {
    kind: 'programme',
    title: 'Projects without applicants',
    message: 'Some projects have nobody yet, and their deadline is near.',
    link: '/admin/manage-project',
  },
  {
    kind: 'programme',
    title: 'A good month',
    message: '134 students have joined this month, an increase of 12%.',
    link: '/admin/dashboard',
  },
] as const;

/** Three for the demo student and three for the Super Admin, the newest first: hours old, not days. */
export function notificationRows(
  studentId: number,
  adminId: number,
  now: Date,
): Row<'notifications'>[] {
  const at = (index: number) => momentOf(now, -(index + 1) / 6);
  const rows = (
    accountId: number,
    news: readonly Omit<Row<'notifications'>, 'account_id' | 'at'>[],
  ) => news.map((one, index) => ({ account_id: accountId, ...one, at: at(index) }));
  // Written oldest first, so that numbers follow time.
  return [...rows(studentId, student), ...rows(adminId, admin)].reverse();
}
