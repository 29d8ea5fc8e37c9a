import type { Notification } from '../../../contract/notifications.ts';

/** What has just arrived, in one sentence. */
export function sentenceFor(fresh: readonly Notification[]): string {
  const [only] = fresh;
  if (only && fresh.length === 1) return `New notification: ${only.title}`;
  return `${fresh.length} new notifications`;
}
