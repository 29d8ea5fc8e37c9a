import type { Reader } from '../../../src/contract/events/event.ts';
import type { NotificationKind } from '../../../src/contract/notifications.ts';
import type { Row } from '../../platform/database/rows.ts';
import { momentOf } from '../calendar.ts';
import type { Numbering } from './numbering.ts';

interface Note {
  readonly kind: NotificationKind;
  readonly title: string;
  readonly message: string;
  readonly link: string;
}

const student: readonly Note[] = [
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
];

const admin: readonly Note[] = [
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
];

/** Three for the demo student and three for the Super Admin, the newest first: hours old, not days. */
export function notificationRows(
  number: Numbering,
  studentId: number,
  adminId: number,
  now: Date,
): { events: Row<'events'>[]; notifications: Row<'notifications'>[] } {
  const noted = (accountId: number, reader: Reader, notes: readonly Note[]) =>
    notes.map(({ kind, ...facts }, index) => {
      const at = momentOf(now, -(index + 1) / 6);
      const about = { about: 'note', about_id: accountId, kind: 'programme noted' } as const;
      const id = number.events();
      return {
        event: { id, at, account_id: null, ...about, facts },
        notification: { account_id: accountId, kind, event_id: id, reader, at },
      };
    });
  // Written oldest first, so that numbers follow time.
  const all = [
    ...noted(studentId, 'student', student),
    ...noted(adminId, 'admin', admin),
  ].reverse();
  return {
    events: all.map(({ event }) => event),
    notifications: all.map(({ notification }) => notification),
  };
}
