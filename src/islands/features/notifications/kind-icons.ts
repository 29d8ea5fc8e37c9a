import type { NotificationKind } from '../../../contract/notifications.ts';

/** The sign beside a notification, by what it is about. */
export const kindIcons: Record<NotificationKind, string> = {
  'offer received': 'star',
  'application moved': 'project',
  'project news': 'status',
  'from university': 'student',
  'place to confirm': 'check',
  'work to evaluate': 'check',
  'work answered': 'project',
  'work received': 'project',
  'team work': 'student',
  'work due': 'clock',
  'review due': 'clock',
  'office letter': 'mail',
  'application received': 'user',
  'offer answered': 'check',
  'applications waiting': 'clock',
  'term dates': 'calendar',
  'project reviewed': 'shield',
  'approval asked': 'shield',
  'company registered': 'company',
  'company to check': 'shield',
  'message received': 'mail',
  'message written': 'mail',
  'run finished': 'assign',
  programme: 'info',
};
